/**
 * Words that promise more than a clinic may promise, or claim what has to be proven. Reviewed by the clinic's medical
 * lead when it changes: `because` is what staff read. A claim that somebody denies is none, see `denials`.
 */
export const claimWords: readonly { id: string; words: RegExp; because: string }[] = [
  {
    id: 'authority',
    words: /\b(?:FDA|FTC)[- ](?:regulated|approved|cleared|certified|evaluated|registered)\b/i,
    because: 'The FDA does not approve or regulate mobile IV therapy as such',
  },
  {
    id: 'cure',
    words: /\b(?:cures?|cured|heals?|healed|remed(?:y|ies) for|eliminates?|eradicates?) (?:\w+ ){0,2}\w+/i,
    because: 'No treatment may be said to cure',
  },
  {
    id: 'treat-disease',
    words:
      /\b(?:treats?|prevents?|fights?|reverses?|relieves?) (?:\w+ ){0,2}(?:diseases?|cancer|covid|flu|infections?|diabetes|depression|anxiety|migraines?|alzheimer'?s|dementia|addictions?|aging|pain|illness(?:es)?)\b/i,
    because: 'No treatment may be said to treat or prevent a disease',
  },
  {
    id: 'guarantee',
    words:
      /\b(?:guarantee[ds]?|guaranteed results|money[- ]back|risk[- ]free|works for everyone|always works)\b/i,
    because: 'Nobody can promise a result',
  },
  {
    id: 'proven',
    words:
      /\b(?:(?:clinically|scientifically|medically) (?:proven|tested)|proven (?:results|to work)|miracle|breakthrough)\b/i,
    because: 'A claim of proof needs the study it rests on',
  },
  {
    id: 'safety',
    words:
      /\b(?:(?:100|one hundred) ?(?:%|percent) safe|completely safe|no side effects?|without side effects?|safe for everyone)\b/i,
    because: 'Every treatment has risks',
  },
  {
    id: 'effect',
    words:
      /\b(?:anti-?aging|(?:boosts?|strengthens?) (?:your |the )?immun\w+|detoxif(?:y|ies)|instant(?:ly)? (?:relief|results?)|lose weight fast|melts? fat)\b/i,
    because: 'Say what a treatment supports, not what it does',
  },
  {
    id: 'best',
    words:
      /(?:#1\b|\bnumber one\b|\bthe best\b|\bsafest\b|\bleading (?:clinic|provider)\b|\baward[- ]winning\b|\bworld[- ]class\b)/i,
    because: 'A superlative needs a source',
  },
]

/** Said before a claim in its own clause, these turn it into its opposite. */
export const denials =
  /\b(?:not(?! (?:only|just)\b)|no|never|nobody|none|neither|nor|cannot|\w+n't|without|nothing)\b/i

/**
 * Where a clause ends: "Don't suffer: our drip cures" denies nothing, "not intended to diagnose, treat or cure" does.
 */
export const clauseEnds = /[!?;…—―]|[.:](?!\d)|\s[-–]\s|\bbut\b|,\s(?=(?:our|we|this|these|it|they|you)\b)/i

/** Words that say somebody is there day and night. */
export const aroundTheClock = /\b24\s?\/\s?7\b|\baround the clock\b|\b24 hours a day\b|\bday and night\b/i

/** '5 Star Rated', '4.9 stars': a rating in words. */
export const starRating = /\b(\d(?:\.\d)?|five)[- ]stars?\b/i

/** Statements that must not stand on the same site. */
export const opposites: readonly { id: string; says: RegExp; against: RegExp }[] = [
  {
    id: 'research-chemicals',
    says: /^no research chemicals\b/i,
    against: /\bresearch-use-only (?:compounds|disclaimer)\b/i,
  },
]

/** Words of a text that is not meant for visitors yet. */
export const sampleWords = /\(sample\)|\blorem ipsum\b|\bTODO\b|\bTBD\b|\bplaceholder\b|\bexample text\b/i
