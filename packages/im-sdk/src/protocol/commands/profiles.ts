import { commandRows } from '../define-command'

export const profileCommands = commandRows({
  getProfiles: { wire: 'profile.get', retry: 'safe', needs: { userProfileItem: 'array', currentSequence: 'number' } },
  setProfile: { wire: 'profile.set', retry: 'keyed' },
})
