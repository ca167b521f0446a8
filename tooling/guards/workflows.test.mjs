import { describe, expect, it } from 'vitest'
import { workflowProblems } from './workflows.mjs'

const COMMIT = '34e114876b0b11c390a56381ad16ebd13914f8d5'
const workflow = ({ permissions = 'permissions: {}\n', version = COMMIT, needs = '' } = {}) => `on: push
${permissions}jobs:
  one:
    runs-on: ubuntu-22.04
${needs}    steps:
      - uses: actions/checkout@${version}
`

/** Permissions to write issues, after `between`. */
const issues = (between) => `permissions:\n  contents: read\n${between}  issues: write\n`

describe('a workflow', () => {
  it('with pinned actions and permissions has no problem', async () => {
    for (const permissions of ['permissions: {} # none\n', '# least\npermissions:\n  contents: read\n\n'])
      expect(await workflowProblems(workflow({ permissions }), 'ci.yml')).toEqual([])
  })

  it('is refused with an action at a tag, with permissions to write, and with what actionlint finds', async () => {
    expect(await workflowProblems(workflow({ version: 'v4' }), 'ci.yml')).toEqual([
      'ci.yml:7: pin actions/checkout to a commit, not to v4',
    ])
    for (const permissions of ['', 'permissions: write-all\n', ...['', '\n', '  # why\n'].map(issues)])
      expect(await workflowProblems(workflow({ permissions }), 'ci.yml')).toEqual([
        'ci.yml: let its jobs read at most (permissions: {} or contents: read)',
      ])
    const [problem] = await workflowProblems(workflow({ needs: '    needs: nobody\n' }), 'ci.yml')
    expect(problem).toContain('needs job "nobody" which does not exist')
  })
})
