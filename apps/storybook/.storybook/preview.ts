import { themeCss } from '@org/site-brands'
import '@org/ui/tokens.css'
import type { Preview } from '@storybook/react-vite'
import { readableCode, readableControls } from './controls'
import { configure } from 'storybook/test'
import { DocsPage } from './docs-page'
import { withLook } from './look'
import { keepSnippets } from './snippets'
import { INITIAL, TOOLBAR, WIDTHS } from './toolbar'

const theme = document.createElement('style')
theme.textContent = themeCss()
document.head.append(theme)

// A busy machine renders slowly.
configure({ asyncUtilTimeout: 60_000 })

void keepSnippets()

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst', disableSaveFromUI: true },
    docs: {
      page: DocsPage,
      codePanel: true,
      toc: { headingSelector: 'h2, h3' },
      source: { type: 'dynamic', transform: readableCode },
    },
    viewport: { options: WIDTHS },
    options: {
      storySort: {
        order: ['Screens', 'Foundations', 'Basics', 'Sport', 'Live', 'Chat', 'Account'],
      },
    },
  },
  initialGlobals: INITIAL,
  globalTypes: TOOLBAR,
  argTypesEnhancers: [readableControls],
  decorators: [withLook],
}

export default preview
