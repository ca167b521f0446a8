import { TOKENS } from '@org/ui/tokens'
import type { Decorator } from '@storybook/react-vite'

const LANGUAGES: Readonly<Record<string, string>> = { zh: 'zh-CN', pt: 'pt-BR' }
const TEXT_SIZES = Object.keys(TOKENS.type).filter((name) => name.startsWith('size-'))
/** 375 px: what the root rule of the kit gives on a phone of that width. */
const PHONE_ROOT = '37.5px'
const STILL = 'no-motion'

const rules = document.createElement('style')
rules.textContent = `[data-${STILL}] *, [data-${STILL}] *::before, [data-${STILL}] *::after { animation: none !important; transition: none !important }
.sbdocs-wrapper { gap: 32px; padding: 32px !important }
.sbdocs-toc--custom, .sbdocs-toc--custom > nav { width: 160px !important }
[class*='sbdocs-preview'] pre { max-height: 320px; overflow: auto }
.sbdocs .rejt-tree { max-width: 280px; overflow-wrap: anywhere }
.sbdocs .docs-story { background: var(--bg); color: var(--text-1) }
@media (max-width: 720px) {
  .sbdocs-wrapper { padding: 24px 16px !important }
  .sbdocs-content { min-width: 0 }
  .sbdocs .docblock-argstable { display: block; overflow-x: auto }
}`
document.head.append(rules)

/** What moves by script asks the device, so the toolbar answers for it. */
let isStill = false
const deviceMatches = window.matchMedia.bind(window)
window.matchMedia = (query) => deviceMatches(isStill && query === '(prefers-reduced-motion: reduce)' ? 'all' : query)

/** Doubles the tokens: a larger root would enlarge everything. */
const setTextSize = (isLarge: boolean) => {
  const { style } = document.body
  for (const name of TEXT_SIZES) style.removeProperty(`--${name}`)
  if (!isLarge) return
  const now = getComputedStyle(document.body)
  const doubled = TEXT_SIZES.map((name) => [`--${name}`, `calc(2 * (${now.getPropertyValue(`--${name}`)}))`] as const)
  for (const [name, value] of doubled) style.setProperty(name, value)
}

/** For pages wider than a phone, which would draw the components larger. */
export const drawAsPhone = () => {
  document.documentElement.style.fontSize = PHONE_ROOT
}

/** Applies the toolbar to the page. */
export const withLook: Decorator = (Story, { canvasElement, globals, parameters, viewMode }) => {
  const { documentElement: root, body } = document
  // A docs page is in English around its stories.
  const page = viewMode === 'docs' ? canvasElement : root
  page.lang = LANGUAGES[String(globals['lang'])] ?? 'zh-CN'
  page.dir = String(globals['direction'])
  if (viewMode === 'docs' || parameters['sheet'] === true) drawAsPhone()
  else root.style.fontSize = ''
  isStill = globals['motion'] === 'reduced'
  root.toggleAttribute(`data-${STILL}`, isStill)
  body.setAttribute('mode', String(globals['mode']))
  body.dataset['brand'] = String(globals['brand'])
  setTextSize(globals['text'] === 'large')
  return Story()
}
