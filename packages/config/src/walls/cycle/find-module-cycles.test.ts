import { describe, expect, it } from 'vitest'
import { findModuleCycles } from './find-module-cycles.ts'

const api = 'apps/api/src'

function find(imports: Record<string, string[]>): string[] {
  const graph = Object.entries(imports).map(
    ([from, targets]) => [`${api}/${from}`, targets.map((to) => `${api}/${to}`)] as const,
  )
  return findModuleCycles(new Map(graph)).map(({ path, message }) => `${path} ${message}`)
}

describe('modules of one area', () => {
  it('import each other neither directly nor through others, whatever files do it', () => {
    expect(
      find({
        'order/state/a.ts': ['order/limit/a.ts'],
        'order/limit/b.ts': ['order/buyer/a.ts'],
        'order/buyer/b.ts': ['order/state/b.ts'],
      }),
    ).toEqual([
      `${api}/order/state/a.ts modules import each other: order/state → order/limit → order/buyer → ` +
        `order/state (${api}/order/state/a.ts, ${api}/order/limit/b.ts, ${api}/order/buyer/b.ts)`,
    ])
  })

  it('are reported once for each group', () => {
    const imports = {
      'order/state/a.ts': ['order/limit/a.ts'],
      'order/limit/a.ts': ['order/state/a.ts'],
      'site/news/a.ts': ['site/poll/a.ts'],
      'site/poll/a.ts': ['site/news/a.ts'],
    }
    expect(find(imports)).toHaveLength(2)
  })

  it('may import each other in one direction, and files of one module in both', () => {
    expect(
      find({
        'order/state/a.ts': ['order/state/list/b.ts', 'order/limit/a.ts', 'basket/coupon/a.ts'],
        'order/state/list/b.ts': ['order/state/a.ts'],
        'order/limit/a.ts': ['basket/coupon/a.ts'],
      }),
    ).toEqual([])
  })

  it('may be imported by tests', () => {
    const imports = {
      'order/state/a.ts': ['order/limit/a.ts'],
      'order/limit/a.test.ts': ['order/state/a.ts'],
    }
    expect(find(imports)).toEqual([])
  })
})
