import * as v from 'valibot'
import { guestInfo, userInfo } from '../entities/user'

export const getUserInfo = { request: v.object({}), reply: userInfo }

export const getGuestInfo = { request: v.object({}), reply: guestInfo }
