import { nodeTests } from '@svetlitsa/config/vitest/node-tests.ts'
import { propertyTests } from '@svetlitsa/config/vitest/property-tests.ts'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(mergeConfig(nodeTests, propertyTests), {
  // Rules are pure and tests share no state, so they need no separate processes.
  test: { isolate: false },
})
