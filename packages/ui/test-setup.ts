import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import './src/foundations/tokens/tokens.css'

// The package does this itself in the file that loads it first, and the files share one page.
beforeEach(cleanup)
