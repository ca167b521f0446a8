import { brands, themeCss } from '@org/site-brands'
import type { Preview } from '@storybook/react-vite'
import '@org/ui/tokens.css'

const theme = document.createElement('style')
theme.textContent = themeCss()
document.head.append(theme)

const LANGUAGES = { zh: 'zh-CN', pt: 'pt-BR' }

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: '375 × 812', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        narrow: { name: '320 × 568', styles: { width: '320px', height: '568px' }, type: 'mobile' },
        wide: { name: '540 × 960', styles: { width: '540px', height: '960px' }, type: 'tablet' },
      },
    },
    options: {
      storySort: {
        order: ['Screens', 'Foundations', 'Basics', 'Sport', 'Live', 'Chat', 'Account'],
      },
    },
  },
  initialGlobals: { brand: 'kqb', mode: 'light', lang: 'zh', viewport: { value: 'phone' } },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brands.map(({ code, displayName }) => ({ value: code, title: `${displayName.zh} · ${code}` })),
      },
    },
    mode: {
      description: 'Mode',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    lang: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh', title: '中文' },
          { value: 'pt', title: 'Português' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.lang = LANGUAGES[globals.lang as keyof typeof LANGUAGES]
      document.body.setAttribute('mode', String(globals.mode))
      document.body.dataset.brand = String(globals.brand)
      return Story()
    },
  ],
}

export default preview
