import { afterAll } from 'vitest'
import { closePhones } from './fan'

afterAll(closePhones)
