#pragma once
#ifdef NEURALNET_EXPORTS
#define NEURALNET_API __declspec(dllexport)
#else
#define NEURALNET_API
#endif
#include <memory>
#include <vector>
#include <fstream>
#pragma warning( push )
#pragma warning( disable: 4251 )
namespace nn {
class NEURALNET_API NeuralNet
{
public:
	struct Params { float rate; int epochs; unsigned seed; Params() : rate(0.5f), epochs(200), seed(7) {} };
	NeuralNet(std::initializer_list<int> layers, const Params& p = Params());
	~NeuralNet();
	NeuralNet(NeuralNet&& other);
	NeuralNet& operator=(NeuralNet&& other);
	double train(const std::vector<std::vector<float>>& in, const std::vector<float>& target);
	float predict(const std::vector<float>& in) const;
	bool save(const wchar_t* fileName) const;
	bool load(const wchar_t* fileName);
private:
	NeuralNet(const NeuralNet&);
	struct Impl;
	std::unique_ptr<Impl> impl;
};
}
#pragma warning( pop )
