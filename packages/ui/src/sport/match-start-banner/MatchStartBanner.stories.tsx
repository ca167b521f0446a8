import type { Meta } from '@storybook/react-vite'
import { nothing, localised } from '../../story-kit/story'
import { MatchStartBanner } from './MatchStartBanner'

export default { title: 'Sport/MatchStartBanner', component: MatchStartBanner } satisfies Meta<typeof MatchStartBanner>

export const StackOfThree = localised((t) => (
  <>
    {[2, 1, 0].map((depth) => (
      <MatchStartBanner
        key={depth}
        description={`${t.teams.city} vs ${t.teams.liverpool}`}
        text={t.banner.text}
        linkLabel={t.banner.watch}
        closeLabel={t.banner.close}
        zIndex={102 - depth}
        offset={depth * 3}
        scale={1 - depth * 0.05}
        leaving={false}
        onOpen={nothing}
        onTouch={nothing}
        onClose={nothing}
      />
    ))}
  </>
))
