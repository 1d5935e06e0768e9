const MOMENTS_SINGLE_PAGE = 1154;

/** Launched in the moments' single-page mode, where no login is restored (specification, section 4). */
export function isLaunchedForOnePage(): boolean {
  return wx.getLaunchOptionsSync?.().scene === MOMENTS_SINGLE_PAGE;
}
