/**
 * The ZIP codes of each area as the Postal Service names its cities, post boxes with them: people know their own. Each is in one area:
 * those of Phoenix's north only in North Phoenix. Rio Verde, Fort McDowell, Anthem and New River are outside.
 */
export const zipCodes = {
  scottsdale: zips('85250-85252 85254-85262 85266 85267 85271'),
  'paradise-valley': zips('85253'),
  phoenix: zips('85001-85021 85028 85030 85031 85033-85045 85048 85051 85060-85064 85066-85076 85082'),
  tempe: zips('85280-85285 85287 85288'),
  mesa: zips('85201-85216 85274 85275 85277'),
  'fountain-hills': zips('85268 85269'),
  'cave-creek': zips('85327 85331'),
  carefree: zips('85377'),
  'north-phoenix': zips('85022-85024 85027 85029 85032 85046 85050 85053 85054 85078-85080 85083 85085'),
}

/** '85250-85252 85254' as a list of all of them. */
function zips(ranges: string): string[] {
  return ranges.split(' ').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
  })
}
