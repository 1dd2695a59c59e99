#define NEURALNET_EXPORTS
#include "NeuralNet.h"
#include <amp.h>
#include <amp_math.h>
#include <random>
#include <ppl.h>
#include <concrt.h>

using namespace concurrency;
using std::vector;

namespace nn {

struct sigmoid {
	static float f(float x) restrict(amp, cpu);
	static float d(float y) restrict(amp, cpu) { return y * (1.f - y); }
};
inline float sigmoid::f(float x) restrict(amp, cpu) { return 1.f / (1.f + fast_math::expf(-x)); }

struct tanh_act {
	static float f(float x) restrict(amp) { return precise_math::tanhf(x); }
	static float f(float x) restrict(cpu) { return ::tanhf(x); }
	static float d(float y) restrict(amp, cpu) { return 1 - y * y; }
};

template <class Activation>
class layer
{
public:
	layer(int in, int out, std::mt19937& gen, const accelerator_view& v)
		: _in(in), _out(out), weights(out, in, v), bias(out, v), output(out, v), delta(out, v)
	{
		std::normal_distribution<float> d(0, 1.f);
		vector<float> w(in * out);
		for (auto it = w.begin(); it != w.end(); ++it) *it = d(gen);
		copy(w.begin(), w.end(), weights);
		w.assign(out, 0.f);
		copy(w.begin(), w.end(), bias);
	}
	void forward(const array<float, 1>& input)
	{
		auto& w = weights; auto& b = bias; auto& o = output;
		const int n = _in;
		parallel_for_each(output.extent, [&, n](index<1> i) restrict(amp) {
			float s = b[i];
			for (int j = 0; j < n; ++j) s += w(i[0], j) * input[j];
			o[i] = Activation::f(s);
		});
	}
	template <class Next> void backward(const Next& next)
	{
		const auto& nw = next.weights; const auto& nd = next.delta; auto& o = output; auto& d = delta;
		const int m = next._out;
		parallel_for_each(delta.extent, [&, m](index<1> i) restrict(amp) {
			float s = 0;
			for (int j = 0; j < m; ++j) s += nw[j][i[0]] * nd[j];
			d[i] = s * Activation::d(o[i]);
		});
	}
	void error(float target)
	{
		auto& o = output; auto& d = delta;
		parallel_for_each(delta.extent, [&, target](index<1> i) restrict(amp) { d[i] = (target - o[i]) * Activation::d(o[i]); });
	}
	void update(const array<float>& input, float rate)
	{
		auto& w = weights; auto& b = bias; auto& d = delta;
		parallel_for_each(weights.extent, [&, rate](index<2> i) restrict(amp) {
			w[i] += rate * d[i[0]] * input[i[1]];
			if (i[1] == 0) b[i[0]] += rate * d[i[0]];
		});
	}
	int _in, _out;
	array<float, 2> weights;
	array<float, 1> bias, output, delta;
};

struct NeuralNet::Impl
{
	Params params;
	std::mt19937 gen;
	accelerator_view view;
	vector<std::shared_ptr<layer<sigmoid>>> layers;
	critical_section cs;
	int inputs;

	Impl(const vector<int>& sizes, const Params& p) : params(p), gen(p.seed), view(accelerator().create_view(queuing_mode_automatic)), inputs(sizes[0])
	{
		for (size_t i = 1; i < sizes.size(); ++i)
			layers.push_back(std::make_shared<layer<sigmoid>>(sizes[i - 1], sizes[i], gen, view));
	}
	float forward(const vector<float>& in)
	{
		critical_section::scoped_lock lock(cs);
		array<float> a(in.size(), in.begin(), view);
		const array<float>* pIn = &a;
		for (auto& l : layers) { l->forward(*pIn); pIn = &l->output; }
		vector<float> r(*pIn);
		return r.front();
	}
	void step(const vector<float>& in, float target)
	{
		forward(in);
		array<float, 1> a(int(in.size()), in.cbegin(), in.cend(), view);
		layers.back()->error(target);
		for (int i = int(layers.size()) - 2; i >= 0; --i)
			layers[i]->backward(*layers[i + 1]);
		for (int i = 0; i < int(layers.size()); ++i)
			layers[i]->update(i ? layers[i - 1]->output : a, params.rate);
	}
};

NeuralNet::NeuralNet(std::initializer_list<int> layers, const Params& p) : impl(new Impl(layers, p)) {}
NeuralNet::~NeuralNet() {}
NeuralNet::NeuralNet(NeuralNet&& other) : impl(std::move(other.impl)) {}
NeuralNet& NeuralNet::operator=(NeuralNet&& other) { impl = std::move(other.impl); return *this; }

double NeuralNet::train(const vector<vector<float>>& in, const vector<float>& target)
{
	double e = 0;
	for (int epoch = 0; epoch < impl->params.epochs; ++epoch)
		for (size_t i = 0; i < in.size(); ++i)
			impl->step(in[i], target[i]);
	combinable<double> sum;
	parallel_for(size_t(0), in.size(), [&](size_t i) { double d = impl->forward(in[i]) - target[i]; sum.local() += d * d; });
	return sum.combine(std::plus<double>());
}
float NeuralNet::predict(const vector<float>& in) const { return impl->forward(in); }

bool NeuralNet::save(const wchar_t* fileName) const
{
	std::ofstream f(fileName, std::ios::binary);
	if (!f) return false;
	for each (const std::shared_ptr<layer<sigmoid>>& l in impl->layers)
	{
		vector<float> w = l->weights, b = l->bias;
		f.write((const char*)w.data(), w.size() * sizeof(float));
		f.write(reinterpret_cast<char*>(&b[0]), b.size() * sizeof(float));
	}
	return f.good();
}
bool NeuralNet::load(const wchar_t* fileName)
{
	FILE* f = nullptr;
	if (_wfopen_s(&f, fileName, L"rb") != 0) return false;
	for (auto l = impl->layers.begin(); l != impl->layers.end(); ++l)
	{
		vector<float> w((*l)->weights.extent.size()), b((*l)->bias.extent.size());
		fread(w.data(), sizeof(float), w.size(), f);
		fread(b.data(), sizeof(float), b.size(), f);
		copy(w.begin(), w.end(), (*l)->weights);
		copy(b.begin(), b.end(), (*l)->bias);
	}
	fclose(f);
	return true;
}
}
