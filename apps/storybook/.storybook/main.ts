import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../foundations/*.stories.tsx', '../screens/*.stories.tsx', '../../../packages/ui/src/**/*.stories.tsx'],
  // The art of the brands at the path of the product's server, so that the build shows it on any host.
  staticDirs: [{ from: '../../../packages/site-brands/assets', to: '/assets' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // It follows interfaces over files and leaves the properties of DOM elements out.
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
}

export default config
