import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { bannerStack, type Banner, type BannerAction, type BannerStack } from '@org/domain'

/** The match-start banners; the domain implements the rules. Rules: DOM-62, DOM-63. */
export const banners = createSlice({
  name: 'banners',
  initialState: [] as BannerStack,
  reducers: {
    bannerActed: (stack, { payload }: PayloadAction<BannerAction>) => bannerStack(stack, payload),
    /** The fan wants no banner of it. */
    bannerDropped: (stack, { payload: dropped }: PayloadAction<Banner>) =>
      stack.filter(({ id, sport_id }) => id !== dropped.id || sport_id !== dropped.sport_id),
  },
})

export const { bannerActed, bannerDropped } = banners.actions
