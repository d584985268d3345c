import { checkAnyInput } from './check-any-input.ts'

checkAnyInput(1)
