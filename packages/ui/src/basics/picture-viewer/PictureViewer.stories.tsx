import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Picture } from '../picture'
import { sampled } from '../../story-kit/args'
import { guided, MODAL_KEYS } from '../../story-kit/guide'
import { artOf } from '../../story-kit/art'
import { Row, Stack, localised } from '../../story-kit/story'
import { textsOf, type Texts } from '../../story-kit/texts'
import { PictureViewer, type PictureViewerProps } from './PictureViewer'

const pictures = (t: Texts) =>
  [artOf(150), artOf(230, 400, 640), artOf(310)].map((src, at) => ({ src, alt: `${t.picture} ${at + 1}` }))

export default {
  title: 'Basics/PictureViewer',
  component: PictureViewer,
  args: { open: true, first: 1, onClose: fn() },
  argTypes: { pictures: { control: false } },
  parameters: {
    docs: { story: { inline: false, height: 640 } },
    ...guided({
      anatomy: ['the pictures, swiped sideways', 'the position', 'the buttons: close, previous, next, enlarge'],
      good: ['Load it with `lazy`.'],
      bad: ['A picture that says something without `alt`.'],
      keys: {
        ...MODAL_KEYS,
        '← →': 'show the previous or the next picture',
        'Enter, Space': 'press the button that has the focus',
      },
    }),
  },
  ...sampled<PictureViewerProps>((t) => ({ title: t.viewer.title, pictures: pictures(t), labels: t.viewer })),
} satisfies Meta<typeof PictureViewer>
type Story = StoryObj<typeof PictureViewer>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { viewer } = textsOf({ globals })
    await userEvent.click(await canvas.findByRole('button', { name: viewer.zoomIn }))
    await userEvent.click(await canvas.findByRole('button', { name: viewer.zoomOut }))
    await userEvent.click(canvas.getByRole('button', { name: viewer.close }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Broken: Story = {
  args: { pictures: [{ src: 'data:image/png;base64,none', alt: '–' }], first: 0 },
}

export const OpenedByAPicture = localised(function Gallery(t) {
  const [first, setFirst] = useState<number | null>(null)
  return (
    <Stack>
      <Row>
        {pictures(t).map(({ src, alt }, at) => (
          <Picture key={src} src={src} alt={alt} ratio={1} style={{ width: '30%' }} onOpen={() => setFirst(at)} />
        ))}
      </Row>
      <PictureViewer
        open={first !== null}
        first={first ?? 0}
        onClose={() => setFirst(null)}
        title={t.viewer.title}
        pictures={pictures(t)}
        labels={t.viewer}
      />
    </Stack>
  )
})
