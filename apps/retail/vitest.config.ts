import { componentTests } from '@svetlitsa/config/vitest/component-tests.ts'

export default componentTests
