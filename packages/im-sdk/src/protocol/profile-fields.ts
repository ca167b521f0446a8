/** The tags of the fields of a profile on the wire. An own field of the app has its key, `Tag_Profile_Custom_…`. Ours. */
export const PROFILE_TAGS = {
  nick: 'Tag_Profile_IM_Nick',
  avatar: 'Tag_Profile_IM_Image',
  gender: 'Tag_Profile_IM_Gender',
  birthday: 'Tag_Profile_IM_BirthDay',
  location: 'Tag_Profile_IM_Location',
  selfSignature: 'Tag_Profile_IM_SelfSignature',
  allowType: 'Tag_Profile_IM_AllowType',
  language: 'Tag_Profile_IM_Language',
  messageSettings: 'Tag_Profile_IM_MsgSettings',
  adminForbidType: 'Tag_Profile_IM_AdminForbidType',
  level: 'Tag_Profile_IM_Level',
  role: 'Tag_Profile_IM_Role',
} as const

export type ProfileField = keyof typeof PROFILE_TAGS
