/** A title and an address, as `ingredient` takes them. */
export type Source = [title: string, url: string]

export const ods = (name: string, page: string): Source => [
  `NIH Office of Dietary Supplements: ${name}`,
  `https://ods.od.nih.gov/factsheets/${page}/`,
]

export const pubChem = (name: string, id: number): Source => [
  `NIH PubChem: ${name}`,
  `https://pubchem.ncbi.nlm.nih.gov/compound/${id}`,
]

export const medlinePlus = (name: string, page: string): Source => [
  `MedlinePlus: ${name}`,
  `https://medlineplus.gov/${page}`,
]
