import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search, Share2, Star } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { guided, PRESS_KEYS } from '../../story-kit/guide'
import { localised, nothing } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { IconButton } from '../icon-button'
import { SegmentedTabs } from '../segmented-tabs'
import { AppBar, type AppBarProps } from './AppBar'

const goBack = fn()

export default {
  title: 'Basics/AppBar',
  component: AppBar,
  parameters: guided({
    anatomy: ['back, on every page but those of the tab bar', 'the title, or tabs in its place', 'up to two actions'],
    good: ['The title is the name of the page, in one line.'],
    bad: ['A third action: put it into an ActionSheet behind “more”.'],
    keys: PRESS_KEYS,
  }),
  argTypes: { actions: { control: false } },
  ...sampled<AppBarProps>(
    (t) => ({
      title: t.round,
      subtitle: t.venue,
      back: { label: t.back, onPress: goBack },
      actions: (
        <>
          <IconButton label={t.match.collect} icon={<Star />} />
          <IconButton label={t.share} icon={<Share2 />} />
        </>
      ),
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof AppBar>
type Story = StoryObj<typeof AppBar>

export const Playground: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf({ globals })
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t.round)
    await userEvent.click(canvas.getByRole('button', { name: t.back }))
    await expect(goBack).toHaveBeenCalledOnce()
  },
}

export const TitleOnly: Story = { args: { subtitle: undefined, back: undefined, actions: undefined } }

/** Over a picture. */
export const Clear: Story = { args: { tone: 'clear' } }

export const LongText: Story = withSample<AppBarProps>((t) => ({ title: t.liveTitles[0], subtitle: t.liveTitles[1] }))

export const WithTabs = localised((t) => (
  <AppBar
    align="start"
    title={
      <SegmentedTabs
        look="title"
        label={t.sports.label}
        tabs={[
          { id: 'football', label: t.sports.football },
          { id: 'basketball', label: t.sports.basketball },
          { id: 'esports', label: t.sports.esports },
        ]}
        selectedId="football"
        onSelect={nothing}
      />
    }
    actions={<IconButton label={t.search} icon={<Search />} />}
  />
))
