import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { CalibrationChart, type CalibrationChartProps } from './CalibrationChart'

const BINS = [
  [0.06, 0.05, 410],
  [0.15, 0.16, 780],
  [0.25, 0.27, 1240],
  [0.35, 0.33, 690],
  [0.45, 0.47, 480],
  [0.55, 0.52, 310],
  [0.65, 0.61, 190],
  [0.75, 0.78, 90],
  [0.86, 0.83, 40],
].map(([said = 0, happened = 0, count = 0], at) => ({ from: at / 10, to: (at + 1) / 10, said, happened, count }))

export default {
  title: 'Sport/CalibrationChart',
  component: CalibrationChart,
  parameters: guided({
    anatomy: [
      'the title',
      'the diagonal of a perfect forecast',
      'a disc for each group of forecasts, larger for more of them',
      'the same as a table',
    ],
    good: ['Say from which matches the forecasts are, and that they were not used to make the model.'],
    bad: ['Leave out groups in which the forecast was wrong.'],
    keys: NO_KEYS,
  }),
  args: { bins: BINS, format: (share) => `${Math.round(share * 100)}%` },
  argTypes: { format: { control: false } },
  ...sampled<CalibrationChartProps>(
    (t) => ({ title: t.sport.calibration.title, label: t.sport.calibration.label, labels: t.sport.calibration }),
    { bleeds: true },
  ),
} satisfies Meta<typeof CalibrationChart>
type Story = StoryObj<typeof CalibrationChart>

export const Playground: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { calibration } = textsOf({ globals }).sport
    await userEvent.click(canvas.getByText(calibration.table))
    await expect(canvas.getAllByRole('row')).toHaveLength(BINS.length + 1)
  },
}

export const FewForecasts: Story = { args: { bins: BINS.slice(2, 4) } }
export const NoForecast: Story = { args: { bins: [] } }
