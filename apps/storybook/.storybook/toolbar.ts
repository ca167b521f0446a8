import { brands } from '@org/site-brands'
import type { Preview } from '@storybook/react-vite'

interface Choice {
  value: string
  title: string
  icon?: 'sun' | 'moon'
}

const menu = <const Icon extends string>(description: string, icon: Icon, items: Choice[]) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items },
})

export const INITIAL = {
  brand: 'kqb',
  mode: 'light',
  lang: 'zh',
  text: 'normal',
  motion: 'full',
  direction: 'ltr',
  viewport: { value: 'phone' },
}

/** How stories are looked at. The width is Storybook's own menu. */
export const TOOLBAR = {
  brand: menu(
    'Brand',
    'paintbrush',
    brands.map(({ code, displayName }) => ({ value: code, title: `${displayName.zh} · ${code}` })),
  ),
  mode: menu('Mode', 'mirror', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
  ]),
  lang: menu('Language', 'globe', [
    { value: 'zh', title: '中文' },
    { value: 'pt', title: 'Português' },
  ]),
  text: menu('Text', 'paragraph', [
    { value: 'normal', title: 'Text 100 %' },
    { value: 'long', title: 'A third longer' },
    { value: 'large', title: 'Text 200 %' },
  ]),
  motion: menu('Motion', 'play', [
    { value: 'full', title: 'Motion' },
    { value: 'reduced', title: 'No motion' },
  ]),
  direction: menu('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
} satisfies Preview['globalTypes']

export const WIDTHS = {
  phone: { name: '375 × 812', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  narrow: { name: '320 × 568', styles: { width: '320px', height: '568px' }, type: 'mobile' },
  large: { name: '430 × 932', styles: { width: '430px', height: '932px' }, type: 'mobile' },
  wide: { name: '540 × 960', styles: { width: '540px', height: '960px' }, type: 'tablet' },
  landscape: { name: '812 × 375', styles: { width: '812px', height: '375px' }, type: 'mobile' },
} as const
