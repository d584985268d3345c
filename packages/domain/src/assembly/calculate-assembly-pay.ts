import { roundMoney } from '../money/round-money.ts'

/** Returns what an assembler earns of the price of an assembly, in whole roubles (ADR 0068). */
export function calculateAssemblyPay(assemblyPrice: number, payPercent: number): number {
  return roundMoney((assemblyPrice * payPercent) / 100)
}
