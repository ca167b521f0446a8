import type { Meta } from '@storybook/react-vite'
import { Button } from '../../basics/button'
import { localised } from '../../story-kit/story'
import { ProfileHead } from './ProfileHead'

export default { title: 'Account/ProfileHead', component: ProfileHead } satisfies Meta<typeof ProfileHead>

export const Member = localised((t) => (
  <ProfileHead
    name={t.profile.name}
    signature={t.profile.signature}
    badges={[t.profile.level, t.profile.vip]}
    stats={[
      { id: 'follow', label: t.profile.stats.follow, value: '12' },
      { id: 'fans', label: t.profile.stats.fans, value: '3' },
      { id: 'gold', label: t.profile.stats.gold, value: '2,350' },
      { id: 'diamond', label: t.profile.stats.diamond, value: '1.24万' },
    ]}
  />
))

export const Guest = localised((t) => (
  <ProfileHead name={t.room.guest} actions={<Button block>{t.room.login}</Button>} />
))
