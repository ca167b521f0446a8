import type { Mode } from '@org/domain'
import { assetPath, findBrand, themeCss, type Brand } from '@org/site-brands'

/** The brand this page was served for: the server writes its code to `<html data-site>`. */
export const siteBrand = (): Brand => {
  const code = document.documentElement.dataset['site'] ?? ''
  const brand = findBrand(code) ?? findBrand('kqb')
  if (!brand) throw new Error(`site: there is no brand "${code}". The server sets <html data-site> to a site code.`)
  return brand
}

/** Brand colours by constructed style sheet, which a strict content-security policy allows. */
export const dressPage = (brand: Brand) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(themeCss())
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  document.body.dataset['brand'] = brand.code
  document.querySelector('link[rel="icon"]')?.setAttribute('href', assetPath(brand, 'icon'))
  document.querySelector('link[rel="apple-touch-icon"]')?.setAttribute('href', assetPath(brand, 'touchIcon'))
}

/**
 * The mode of the page, of the browser's controls in it and of its bars around it. See also the script in index.html.
 * Source: app.md §4.
 */
export const dressMode = (mode: Mode) => {
  document.body.setAttribute('mode', mode)
  const surface = getComputedStyle(document.body).getPropertyValue('--surface').trim()
  setMeta('color-scheme', mode)
  setMeta('theme-color', surface)
}

const setMeta = (name: string, content: string) =>
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
