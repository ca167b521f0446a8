import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Picture } from '../picture'
import { sampled } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { artOf } from '../../story-kit/art'
import { textsOf } from '../../story-kit/texts'
import { Carousel, type CarouselProps } from './Carousel'

interface Slide {
  title: string
  hue: number
}

export default {
  title: 'Basics/Carousel',
  component: Carousel<Slide>,
  parameters: guided({
    anatomy: ['the slides, swiped sideways', 'the dots', 'the button that stops it, if it follows by itself'],
    good: ['Up to six slides of one kind.'],
    bad: ['Content that is nowhere else: many visitors see only the first slide.'],
    keys: {
      Tab: 'moves the focus to the slides, and stops them',
      '← →': 'scroll to the previous or the next slide',
      'Enter, Space': 'on the button: stop or go on',
    },
  }),
  args: { keyOf: ({ title }) => title },
  argTypes: { children: { control: false } },
  ...sampled<CarouselProps<Slide>>(({ carousel, liveTitles }) => ({
    label: carousel.label,
    labels: carousel,
    items: liveTitles.slice(0, 3).map((title, at) => ({ title, hue: 140 + at * 80 })),
    children: ({ title, hue }, index) => <Picture src={artOf(hue)} alt={title} ratio={2.4} eager={index === 0} />,
  })),
} satisfies Meta<typeof Carousel<Slide>>
type Story = StoryObj<typeof Carousel<Slide>>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { carousel, liveTitles } = textsOf({ globals })
    const track = canvas.getByRole('list', { name: carousel.label })
    track.scrollTo(track.scrollWidth, 0)
    await waitFor(() => expect(canvasElement.querySelector('i:nth-child(3)')).toHaveAttribute('data-shown'))
    await expect(canvas.getByRole('img', { name: liveTitles[2] ?? '' })).toBeVisible()
  },
}

/** The slides follow each other; a button stops them. */
export const MovesByItself: Story = {
  args: { interval: 4000 },
  play: async ({ canvas, globals, userEvent }) => {
    const { carousel } = textsOf({ globals })
    await userEvent.click(canvas.getByRole('button', { name: carousel.pause }))
    await expect(canvas.getByRole('button', { name: carousel.play })).toBeVisible()
  },
}
