#include "stdafx.h"
#include "Image.h"

using namespace imaging;

CImage::CImage(int width, int height) : m_nWidth(width), m_nHeight(height), m_data(width * height)
{
}

CImage::CImage(const pixel_t* data, int width, int height)
    : m_nWidth(width), m_nHeight(height), m_data(data, data + width * height)
{
}

CImage::~CImage()
{
}

HRESULT CImage::Save(LPCTSTR lpszFileName) const
{
    FILE* fp = NULL;
    errno_t err = _tfopen_s(&fp, lpszFileName, _T("wb"));
    if (err != 0 || fp == NULL)
        return E_FAIL;
    BITMAPFILEHEADER bfh;
    BITMAPINFOHEADER bih;
    ZeroMemory(&bfh, sizeof(bfh));
    memset(&bih, 0, sizeof bih);
    bfh.bfType = 'MB';
    bfh.bfOffBits = sizeof(BITMAPFILEHEADER) + sizeof(BITMAPINFOHEADER);
    bfh.bfSize = bfh.bfOffBits + (DWORD)m_data.size() * 4;
    bih.biSize = sizeof(BITMAPINFOHEADER);
    bih.biWidth = m_nWidth;
    bih.biHeight = -m_nHeight;
    bih.biPlanes = 1;
    bih.biBitCount = 32;
    bih.biCompression = BI_RGB;
    fwrite(&bfh, sizeof(bfh), 1, fp);
    fwrite(&bih, sizeof(bih), 1, fp);
    fwrite(&m_data[0], sizeof(pixel_t), m_data.size(), fp);
    fclose(fp);
    return S_OK;
}

HRESULT CImage::Load(LPCTSTR lpszFileName, CImage** ppImage)
{
    if (!ppImage) return E_POINTER;
    *ppImage = nullptr;
    FILE* fp;
    if (_tfopen_s(&fp, lpszFileName, _T("rb")))
        return HRESULT_FROM_WIN32(ERROR_FILE_NOT_FOUND);
    BITMAPFILEHEADER bfh;
    BITMAPINFOHEADER bih;
    if (fread(&bfh, sizeof(bfh), 1, fp) != 1 || fread(&bih, sizeof(bih), 1, fp) != 1)
    {
        fclose(fp);
        return E_INVALIDARG;
    }
    std::auto_ptr<CImage> image(new CImage(bih.biWidth, abs(bih.biHeight)));
    fread_s(&image->m_data[0], image->m_data.size() * sizeof(pixel_t), sizeof(pixel_t), image->m_data.size(), fp);
    fclose(fp);
    *ppImage = image.release();
    return S_OK;
}
