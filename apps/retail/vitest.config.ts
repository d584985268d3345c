import { screenTests } from '@svetlitsa/config/vitest/screen-tests.ts'

export default screenTests
