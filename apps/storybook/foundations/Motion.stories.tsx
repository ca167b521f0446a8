import { Button } from '@org/ui/basics'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, spyOn, userEvent } from 'storybook/test'
import styles from './Foundations.module.css'
import { Group, Page, rowsOf, TokenCard, SHEET } from './parts'

export default { title: 'Foundations/Motion', ...SHEET } satisfies Meta

/** The duration of a token in milliseconds. */
const millisecondsOf = (value: string) => Number.parseFloat(value) * (value.endsWith('ms') ? 1 : 1_000)

const Playable = ({ duration, easing, slow }: { duration: number; easing: string; slow: number }) => {
  const mover = useRef<HTMLDivElement>(null)
  const play = () => {
    // Motion stops where the device asks for less of it.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    mover.current?.animate([{ translate: '0' }, { translate: '88px' }], { duration: duration * slow, easing })
  }
  return (
    <>
      <div className={styles.stage}>
        <div ref={mover} className={styles.mover} />
      </div>
      <Button size="small" onPress={play}>
        {slow === 1 ? 'Play' : `Play ${slow} × slower`}
      </Button>
    </>
  )
}

const EASE = rowsOf('motion').find(([name]) => name === 'ease')?.[1].value ?? 'linear'

export const Durations: StoryObj = {
  render: () => (
    <Page>
      {[1, 4].map((slow) => (
        <Group key={slow} title={slow === 1 ? 'Motion' : 'Four times slower'} note="Nothing moves with reduced motion.">
          {rowsOf('motion')
            .filter(([name]) => name !== 'ease')
            .map(([name, token]) => (
              <TokenCard key={name} name={name} token={token}>
                <Playable duration={millisecondsOf(token.value)} easing={EASE} slow={slow} />
              </TokenCard>
            ))}
        </Group>
      ))}
    </Page>
  ),
  play: async ({ canvas }) => {
    // The shortest motion may be over before anybody looks.
    const animate = spyOn(Element.prototype, 'animate')
    const [first] = canvas.getAllByRole('button', { name: 'Play' })
    if (first) await userEvent.click(first)
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(animate).toHaveBeenCalledTimes(reduced ? 0 : 1)
    animate.mockRestore()
  },
}
