export { nodeTests as default } from '@svetlitsa/config/vitest/node-tests.ts'
