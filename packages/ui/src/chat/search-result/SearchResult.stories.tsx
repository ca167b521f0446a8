import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { LINK_KEYS, guided } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { searchSegments } from './search-segments'
import { SearchResult, type SearchResultProps } from './SearchResult'

export default {
  title: 'Chat/SearchResult',
  component: SearchResult,
  parameters: guided({
    anatomy: [
      'the picture',
      'the name',
      'the time',
      'the text, with what was searched for in bold, in two lines at most',
    ],
    good: ['Cut the text with `searchSegments`, so that what was found is in its first line.'],
    bad: ['Mark what was not searched for: the marks say why this is a result.'],
    keys: LINK_KEYS,
  }),
  args: { time: '21:03', onOpen: fn() },
  ...sampled<SearchResultProps>(
    (t) => ({ name: t.names[1] ?? '', segments: searchSegments(t.chat.lines[0] ?? '', t.chat.searched) }),
    { bleeds: true },
  ),
} satisfies Meta<typeof SearchResult>
type Story = StoryObj<typeof SearchResult>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf({ globals })
    await expect(canvas.getByText(t.chat.searched).tagName).toBe('MARK')
    await userEvent.click(canvas.getByText(t.names[1] ?? ''))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** The beginning of a long text is left out, so that what was searched for is seen. */
export const LongText: Story = withSample<SearchResultProps>((t) => ({
  segments: searchSegments(`${t.chat.lines[2]} ${t.chat.lines[0]}`, t.chat.searched),
}))

export const WithoutMatch: Story = withSample<SearchResultProps>((t) => ({
  segments: searchSegments(t.chat.lines[1] ?? '', ''),
}))
