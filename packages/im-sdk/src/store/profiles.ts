import type { AdminForbidType, AllowType, Gender } from '../protocol/constants'

/** A key and value of the app's own fields. */
export interface CustomField {
  readonly key: string
  readonly value: string
}

/** A user's profile. Immutable: a change replaces it. */
export interface Profile {
  readonly userID: string
  readonly nick: string
  readonly avatar: string
  readonly gender: Gender
  readonly birthday: number
  readonly location: string
  readonly selfSignature: string
  /** Who may add the user as a friend. */
  readonly allowType: AllowType
  readonly language: number
  readonly messageSettings: number
  readonly adminForbidType: AdminForbidType
  readonly level: number
  readonly role: number
  /** When this instance last received it, in epoch milliseconds by the server's clock. */
  readonly lastUpdatedNumber: number
  /** Keys begin with `Tag_Profile_Custom`. */
  readonly profileCustomField: readonly CustomField[]
}

/** The profiles that the instance knows, which all modules share. */
export interface Profiles {
  /** The profiles of users, from the server if they are older than `maxAgeMs`. Unknown users are left out. */
  get(userIDs: readonly string[], maxAgeMs: number): Promise<readonly Profile[]>
  /** From memory, whatever its age. */
  known(userID: string): Profile | null
  /** Reads the profile of the user, and returns its version. */
  readOwn(): Promise<number>
  /** Called with the known profiles that have changed. */
  whenChanged(run: (changed: readonly Profile[]) => void): void
}
