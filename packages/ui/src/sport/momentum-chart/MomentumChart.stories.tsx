import type { Meta } from '@storybook/react-vite'
import { momentum, momentumMarks } from '../../story-kit/samples'
import { localised } from '../../story-kit/story'
import type { Texts } from '../../story-kit/texts'
import { MomentumChart } from './MomentumChart'

export default { title: 'Sport/MomentumChart', component: MomentumChart } satisfies Meta<typeof MomentumChart>

const words = ({ momentum: { title, label }, teams }: Texts) => ({
  title,
  label: (share: number) => label(teams.city, share),
  homeName: teams.city,
  awayName: teams.liverpool,
})

export const Finished = localised((t) => <MomentumChart {...words(t)} values={momentum(94)} marks={momentumMarks(t)} />)

export const Running = localised((t) => (
  <MomentumChart {...words(t)} values={momentum(38)} marks={momentumMarks(t).slice(0, 1)} />
))

export const FirstMinuteAndLongNames = localised((t) => (
  <MomentumChart {...words(t)} homeName={t.teams.madrid} awayName={t.teams.palmeiras} values={momentum(1)} />
))
