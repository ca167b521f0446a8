import { setProjectAnnotations, type Preview } from '@storybook/react-vite'
import * as a11y from '@storybook/addon-a11y/preview'
import * as docs from '@storybook/addon-docs/preview'
import * as preview from './preview'

/** A test needs to know only what is wrong. What passed would be described in detail, and is far more. */
const FAULTS = { resultTypes: ['violations'] }
/** What the mode changes. */
const COLOURS = { ...FAULTS, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/** Looks at each story in dark mode, too, when it was played and axe has found nothing in light mode. */
const afterEach: Preview['afterEach'] = async (context) => {
  const { parameters } = context
  document.body.setAttribute('mode', 'dark')
  const colours = { ...parameters, a11y: { ...parameters['a11y'], options: COLOURS } }
  try {
    await a11y.afterEach({ ...context, parameters: colours })
  } catch (error) {
    throw new Error('axe found faults in dark mode', { cause: error })
  }
  // The reports of a story without faults are sent to the reporter, too.
  context.reporting.reports.length = 0
}

const parameters: Preview['parameters'] = { a11y: { options: FAULTS } }

// They end in the reverse order.
setProjectAnnotations([{ afterEach, parameters }, a11y, docs, preview])
