/** What a drawn link needs. */
export const linkFields = `label, href`

/** What `CmsImage` needs: the asset's reference holds its size, crop and hotspot are the editor's choice. */
export const imageFields = `alt, asset, crop, hotspot`

/** What a block of any kind needs, with its links resolved; lists and references are loaded by the block. */
export const blockFields = `
  ...,
  _type == "hero" => { primaryLink { ${linkFields} }, secondaryLink { ${linkFields} } },
  _type == "callout" => { link { ${linkFields} }, secondLink { ${linkFields} } },
  _type == "notice" => { link { ${linkFields} } },
  _type == "contactPanel" => { link { ${linkFields} } },
  _type == "acknowledgment" => { link { ${linkFields} } },
  _type == "startingPrices" => { link { ${linkFields} } },
  _type == "split" => { primaryLink { ${linkFields} }, secondaryLink { ${linkFields} } },
  _type == "giftPresets" => { newPatientLink { ${linkFields} }, balanceLink { ${linkFields} } },
  _type == "productList" => { link { ${linkFields} } },
  _type == "cardGrid" => { cards[] { _key, title, text, icon, anchor, link { ${linkFields} } } },
  _type == "teamList" => { people[] { _key, name, role, licence, text, isSample, photo { ${imageFields} } } },
  _type == "treatmentMenu" => { link { ${linkFields} } },
  _type == "goodFaithExam" => { link { ${linkFields} } },
  _type == "bookingCallout" => { links[] { _key, ${linkFields} } },
  _type == "offerCards" => { offers[] { _key, figure, title, text, hasCallButton, hasCodeForm, link { ${linkFields} } } }
`
