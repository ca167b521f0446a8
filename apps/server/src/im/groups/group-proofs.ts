import { createHmac } from 'node:crypto'
import type { Secrets } from '../../config/secrets'
import { isSame, keysFor } from '../derived-keys'

type Keys = Pick<Secrets, 'userSig'>

/** What a manager returns to handle an application: only who got it from the server has it. */
export interface ApplicationClaims {
  readonly groupID: string
  readonly applicant: string
  readonly messageKey: number
  readonly manager: string
}

export const signApplication = (
  secrets: Keys,
  { groupID, applicant, messageKey, manager }: ApplicationClaims,
): string => sign(secrets, ['application', groupID, applicant, messageKey, manager])

export const isApplicationOf = (secrets: Keys, proof: string, claims: ApplicationClaims): boolean =>
  isGenuine(secrets, proof, ['application', claims.groupID, claims.applicant, claims.messageKey, claims.manager])

/** An invitation of the app's back end, with which a user joins without permission, until a time in epoch seconds. */
export const signInvitation = (
  secrets: Keys,
  { groupID, userID, until }: { groupID: string; userID: string; until: number },
): string => `${until}.${sign(secrets, ['invitation', groupID, userID, until])}`

export const isInvited = (
  secrets: Keys,
  invitation: string,
  { groupID, userID, now }: { groupID: string; userID: string; now: number },
): boolean => {
  const at = invitation.indexOf('.')
  const until = Number(invitation.slice(0, at))
  return until > now && isGenuine(secrets, invitation.slice(at + 1), ['invitation', groupID, userID, until])
}

type Claims = readonly (string | number)[]

const sign = (secrets: Keys, claims: Claims): string => signWith(secrets, secrets.userSig.current, claims) ?? ''

const isGenuine = (secrets: Keys, proof: string, claims: Claims): boolean => {
  const expected = signWith(secrets, proof.slice(0, proof.indexOf('.')), claims)
  return expected !== null && isSame(expected, proof)
}

const signWith = (secrets: Keys, id: string, claims: Claims): string | null => {
  const key = keysFor(secrets, 'group').get(id)
  if (key === undefined) return null
  return `${id}.${createHmac('sha256', key).update(JSON.stringify(claims)).digest('base64url')}`
}
