import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { bannerStack, type BannerAction, type BannerStack } from '@org/domain'

/** The match-start banners; the domain implements the rules. Rules: DOM-62, DOM-63. */
export const banners = createSlice({
  name: 'banners',
  initialState: [] as BannerStack,
  reducers: {
    bannerActed: (stack, { payload }: PayloadAction<BannerAction>) => bannerStack(stack, payload),
  },
})

export const { bannerActed } = banners.actions
