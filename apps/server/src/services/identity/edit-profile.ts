import { TYPES } from '@org/im-sdk/protocol'
import { avatarPaths } from '@org/site-brands'
import type { Transaction } from 'kysely'
import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { findAccount, setHidesOnline } from '../../store/identity/accounts'
import { updatePerson, updateProfile, type PersonFields, type ProfileFields } from '../../store/im/profiles'
import type { Database } from '../../store/schema'
import type { Change } from '../changes/change'
import type { Context } from '../context'
import { isAllowedName } from '../moderation/allowed-name'
import { profileChange } from '../people/profile-change'
import { Refusal } from '../refusal'
import { downloadAddress } from '../uploads/addresses'
import { ownPictures } from '../uploads/own-pictures'
import { birthdayNumber, GENDERS } from './personal-facts'

export interface ProfileForm {
  readonly nick_name?: string | undefined
  readonly avatar?: string | undefined
  readonly gender?: 0 | 1 | 2 | undefined
  readonly birthday?: string | undefined
  readonly city?: string | undefined
  readonly signature?: string | undefined
  readonly online_status?: 0 | 1 | undefined
}

/** Changes the profile of a member, which chat shows too, and tells the member's other devices and friends. */
export const editProfile = (
  context: Context,
  { uid, spSource }: { readonly uid: number; readonly spSource: string },
  form: ProfileForm,
): Change<object> => {
  const { bus, clock } = context
  const userID = String(uid)
  return profileChange({ bus, origin: '' }, userID, async (trx) => {
    const person = await personOf(context, trx, { uid, spSource }, form)
    await updatePerson(trx, userID, person)
    await updateProfile(trx, userID, profileOf(context, form))
    if (form.online_status !== undefined) await setHidesOnline(trx, uid, form.online_status === 0)
    await announce(trx, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['user'] } }, seconds(clock))
    return person
  })
}

const personOf = async (
  context: Context,
  trx: Transaction<Database>,
  member: { readonly uid: number; readonly spSource: string },
  { nick_name, avatar, signature }: ProfileForm,
): Promise<PersonFields> => {
  if (nick_name !== undefined && !isAllowedName(context.words.screen, nick_name)) throw new Refusal('nameNotAllowed')
  return {
    ...(nick_name === undefined ? {} : { nick_name }),
    ...(avatar === undefined ? {} : { avatar: await avatarOf(context, trx, member, avatar) }),
    ...(signature === undefined ? {} : { signature: screened(context, signature) }),
  }
}

const profileOf = (context: Context, { gender, birthday, city }: ProfileForm): ProfileFields => {
  const today = new Date(context.clock.now() + WORLD_AHEAD_MS).toISOString().slice(0, 10)
  if (birthday && (birthday > today || birthday < FIRST_BIRTHDAY)) throw new Refusal('invalidRequest', 'birthday')
  return {
    ...(gender === undefined ? {} : { gender: GENDERS[gender] ?? TYPES.GENDER_UNKNOWN }),
    ...(birthday === undefined ? {} : { birthday: birthdayNumber(birthday) }),
    ...(city === undefined ? {} : { location: screened(context, city) }),
  }
}

const FIRST_BIRTHDAY = '1900-01-01'
/** Somewhere it is already tomorrow. */
const WORLD_AHEAD_MS = 14 * 3_600_000

/** The address of an own picture, or a picture of the site. */
const avatarOf = async (
  { config }: Context,
  trx: Transaction<Database>,
  { uid, spSource }: { readonly uid: number; readonly spSource: string },
  chosen: string,
): Promise<string> => {
  if (avatarPaths(spSource).includes(chosen) || (await findAccount(trx, uid))?.avatar === chosen) return chosen
  const [key = ''] = await ownPictures(trx, String(uid), [chosen])
  return downloadAddress(config, key)
}

const screened = ({ words }: Context, said: string): string => {
  const { text, isRefused } = words.screen(said)
  if (isRefused) throw new Refusal('textRefused')
  return text
}
