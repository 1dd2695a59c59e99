#include "NeuralNet.h"
#include <iostream>
#include <string>
#include <ctime>
#include <conio.h>
using namespace std;
int wmain(int argc, wchar_t* argv[])
{
	srand((unsigned)time(NULL));
	vector<vector<float>> in; vector<float> target;
	for (int a = 0; a < 2; ++a) for (int b = 0; b < 2; ++b) { vector<float> v; v.push_back(a); v.push_back(b); in.push_back(v); target.push_back(a ^ b); }
	nn::NeuralNet::Params p; p.epochs = 600; p.rate = 2.0f;
	nn::NeuralNet net({ 2, 4, 1 }, p);
	double e = net.train(in, target);
	wcout << L"error " << e << endl;
	wstring name = argc > 1 ? argv[1] : L"net.bin";
	if (!net.save(name.c_str())) { wcerr << L"cannot write " << name << endl; return 1; }
	nn::NeuralNet other({ 2, 4, 1 });
	other.load(name.data());
	bool same = true;
	for (auto& v : in) same = same && other.predict(v) == net.predict(v);
	nn::NeuralNet moved(std::move(other));
	_wremove(name.c_str());
	const bool ok = same && e < 0.1;
	wprintf(L"%s\n", ok ? L"PASSED" : L"FAILED");
	return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
