import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: '@org/ui',
    brandTarget: '_self',
    colorPrimary: '#0f6fc9',
    colorSecondary: '#0a6fc7',
    appBg: '#f4f6f9',
    appBorderRadius: 8,
    fontBase: '-apple-system, "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Noto Sans CJK SC", sans-serif',
  }),
})
