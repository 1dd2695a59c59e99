#include "stdafx.h"
#include "Timer.h"
#include "Renderer.h"
int main()
{
    int width = 48, height = 40;
    Renderer renderer(width, height);
    Sphere scene[] = {
        { float_3(0, -1000, 0), 1000, float_3(0.75f, 0.75f, 0.75f), MAT_DIFFUSE },
        { float_3(-1.1f, 1, 0), 1, float_3(0.9f, 0.2f, 0.2f), MAT_DIFFUSE },
        { float_3(1.1f, 1, 0), 1, float_3(0.95f), MAT_MIRROR },
        { float_3(0, 6, 0), 2, float_3(4, 4, 4), MAT_LIGHT } };
    for (int i = 0; i < ARRAYSIZE(scene); i++) renderer.AddSphere(scene[i]);
    HRESULT hr;
    if (FAILED(hr = renderer.Render(0)) && hr == E_INVALIDARG)
        puts("no samples");
    if (FAILED(hr = renderer.Render(16))) { printf("failed 0x%.8x\n", hr); return 1; }
    float first = renderer.Average();
    hr = renderer.Render(64);
    float second = max(renderer.Average(), 0.0f);
    if (FAILED(renderer.Save("image.tga"))) return 2;
    remove("image.tga");
    bool ok = fabs(first - second) < 0.05 && second > 0.1f && second < 1.5f;
    std::cout << (ok ? "PASSED" : "FAILED") << std::endl;
    if (!ok) std::cout << first << ' ' << second;
    return ok ? 0 : 3;
}
