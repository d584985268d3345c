import { nodeTests } from '@svetlitsa/config/vitest/node-tests.ts'
import { propertyTests } from '@svetlitsa/config/vitest/property-tests.ts'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(nodeTests, propertyTests)
