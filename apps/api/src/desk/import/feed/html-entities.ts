/** The names of HTML 4 for the characters from U+00A0 to U+00FF, in their order. */
const latinNames = `
nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr
deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest
Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml
ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml
eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`

/** Other names of HTML 4, each followed by its character. */
const otherNames = `
quot " amp & lt < gt > apos ' OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜
ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull •
hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € trade ™
Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ
Nu Ν Xi Ξ Omicron Ο Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ Omega Ω
alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ
nu ν xi ξ omicron ο pi π rho ρ sigmaf ς sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω
larr ← uarr ↑ rarr → darr ↓ harr ↔ rArr ⇒ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇
isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ minus − lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨
cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄
sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ numero №`

const FIRST_LATIN = 0xa0

/** Characters that only guide the layout, and would hide inside names. */
const invisible = {
  shy: '',
  zwnj: '',
  zwj: '',
  lrm: '',
  rlm: '',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
}

const split = (names: string): string[] => names.trim().split(/\s+/)

/** Characters by their names in HTML, which writers of feeds use although XML has five of them. */
export const htmlEntities: Readonly<Record<string, string>> = Object.assign(
  Object.create(null),
  Object.fromEntries(
    split(latinNames).map((name, index) => [name, String.fromCharCode(FIRST_LATIN + index)]),
  ),
  Object.fromEntries(
    split(otherNames).flatMap((name, index, all) =>
      index % 2 === 0 ? [[name, all[index + 1] ?? '']] : [],
    ),
  ),
  invisible,
)
