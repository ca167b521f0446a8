import type { Mode } from '@org/domain'
import { assetPath, findBrand, type Brand } from '@org/site-brands'

/** The brand of this page: the server writes its code to `<html data-site>`. */
export const siteBrand = (): Brand => {
  const code = document.documentElement.dataset['site'] ?? ''
  const brand = findBrand(code) ?? findBrand('kqb')
  if (!brand) throw new Error(`site: there is no brand "${code}". The server sets <html data-site> to a site code.`)
  return brand
}

/** Sets the name of the brand. The server has written its colours into the page. */
export const dressPage = (brand: Brand) => {
  document.body.dataset['brand'] = brand.code
  document.querySelector('link[rel="icon"]')?.setAttribute('href', assetPath(brand, 'icon'))
  document.querySelector('link[rel="apple-touch-icon"]')?.setAttribute('href', assetPath(brand, 'touchIcon'))
}

/**
 * Sets the mode of the page, of form controls and of the browser's bars. See also the script in index.html. Rule:
 * DOM-20.
 */
export const dressMode = (mode: Mode) => {
  document.body.setAttribute('mode', mode)
  const surface = getComputedStyle(document.body).getPropertyValue('--surface').trim()
  setMeta('color-scheme', mode)
  setMeta('theme-color', surface)
}

const setMeta = (name: string, content: string) =>
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
