/// <reference path="../util/css-modules.d.ts" />
'use client'

export * from './check-in-calendar'
export * from './preference-switch'
export * from './profile-head'
export * from './task-row'
