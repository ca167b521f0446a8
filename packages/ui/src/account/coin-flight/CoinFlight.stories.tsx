import type { Meta, StoryObj } from '@storybook/react-vite'
import { Coins } from 'lucide-react'
import { useRef, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../basics/button'
import { sampled } from '../../story-kit/args'
import { guided, NO_KEYS } from '../../story-kit/guide'
import { textsOf, type Texts } from '../../story-kit/texts'
import { CoinFlight, type CoinFlightProps } from './CoinFlight'

export default {
  title: 'Account/CoinFlight',
  component: CoinFlight,
  parameters: guided({
    anatomy: ['a few coins above everything else'],
    good: ['Start it when the server has given the prize, and raise the balance when the coins are there.'],
    bad: ['Let it stand for the message: screen readers and fans with reduced motion see no coins.'],
    keys: NO_KEYS,
  }),
  args: { coins: 6, onArrive: fn() },
  argTypes: { from: { control: false }, to: { control: false }, flying: { control: false } },
  render: ({ coins, onArrive }, context) => <Demo texts={textsOf(context)} coins={coins} onArrive={onArrive} />,
  ...sampled<CoinFlightProps>(() => ({})),
} satisfies Meta<typeof CoinFlight>
type Story = StoryObj<typeof CoinFlight>

interface DemoProps extends Pick<CoinFlightProps, 'coins' | 'onArrive'> {
  texts: Texts
}

const Demo = ({ texts, coins, onArrive }: DemoProps) => {
  const button = useRef<HTMLDivElement>(null)
  const purse = useRef<HTMLSpanElement>(null)
  const [flying, setFlying] = useState(false)
  const [gold, setGold] = useState(1_280)
  const arrive = () => {
    onArrive()
    setFlying(false)
    setGold(gold + 50)
  }
  return (
    <div style={{ display: 'grid', gap: 280 }}>
      <span ref={purse} style={{ display: 'flex', gap: 6, alignItems: 'center', justifySelf: 'end' }}>
        <Coins aria-hidden /> <output aria-label={texts.profile.stats.gold}>{gold}</output>
      </span>
      <div ref={button} style={{ justifySelf: 'center' }}>
        <Button onPress={() => setFlying(true)}>{texts.checkIn.button}</Button>
      </div>
      <CoinFlight flying={flying} from={button} to={purse} coins={coins} onArrive={arrive} />
    </div>
  )
}

/** The coins fly from the button to the purse, which then holds 50 more. */
export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: textsOf({ globals }).checkIn.button }))
    await waitFor(() => expect(args.onArrive).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('status')).toHaveTextContent('1330')
  },
}
