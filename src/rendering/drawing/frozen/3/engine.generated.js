var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err2) => function __init() {
  if (err2) throw err2[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e2) {
    throw err2 = [e2], e2;
  }
};
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e2) {
    throw mod = 0, e2;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// src/rendering/drawing/drawingVersion.ts
var drawingVersion;
var init_drawingVersion = __esm({
  "src/rendering/drawing/drawingVersion.ts"() {
    "use strict";
    drawingVersion = 3;
  }
});

// src/domain/urls.ts
function toPathSegment(id) {
  const segment = encodeURIComponent(id.replace(/\p{Cs}/gu, "\uFFFD"));
  return /^\.{0,2}$/.test(segment) ? `%20${segment}` : segment;
}
function getPublicCertificateUrl(id, language, { publicUrl, hasLanguagePaths = true }) {
  return trimTrailingSlashes(publicUrl) + (hasLanguagePaths ? `/${language}` : "") + getPrintPath(id);
}
var getPrintPath, getPublicUrlOptions, trimTrailingSlashes;
var init_urls = __esm({
  "src/domain/urls.ts"() {
    "use strict";
    getPrintPath = (id) => `/print/${toPathSegment(id)}`;
    getPublicUrlOptions = (config) => ({
      publicUrl: config.PUBLIC_URL,
      hasLanguagePaths: config.LOCALE_STRATEGY !== "no_prefix"
    });
    trimTrailingSlashes = (base) => base.replace(/\/+$/, "");
  }
});

// src/runtime/yieldToMain.ts
var scheduler, yieldToMain;
var init_yieldToMain = __esm({
  "src/runtime/yieldToMain.ts"() {
    "use strict";
    ({ scheduler } = globalThis);
    yieldToMain = () => scheduler?.yield?.() ?? Promise.resolve();
  }
});

// node_modules/@date-fns/tz/constants/index.js
var init_constants = __esm({
  "node_modules/@date-fns/tz/constants/index.js"() {
  }
});

// node_modules/@date-fns/tz/tzName/index.js
function tzName(timeZone, date, format = "long") {
  return new Intl.DateTimeFormat("en-US", {
    // Enforces engine to render the time. Without the option JavaScriptCore omits it.
    hour: "numeric",
    timeZone,
    timeZoneName: format
  }).format(date).split(/\s/g).slice(2).join(" ");
}
var init_tzName = __esm({
  "node_modules/@date-fns/tz/tzName/index.js"() {
  }
});

// node_modules/@date-fns/tz/tzOffset/index.js
function tzOffset(timeZone, date) {
  try {
    const format = offsetFormatCache[timeZone] ||= new Intl.DateTimeFormat("en-US", {
      timeZone,
      timeZoneName: "longOffset"
    }).format;
    const offsetStr = format(date).split("GMT")[1];
    if (offsetStr in offsetCache) return offsetCache[offsetStr];
    return calcOffset(offsetStr, offsetStr.split(":"));
  } catch {
    if (timeZone in offsetCache) return offsetCache[timeZone];
    const captures = timeZone?.match(offsetRe);
    if (captures) return calcOffset(timeZone, captures.slice(1));
    return NaN;
  }
}
function calcOffset(cacheStr, values) {
  const hours = +(values[0] || 0);
  const minutes = +(values[1] || 0);
  const seconds = +(values[2] || 0) / 60;
  return offsetCache[cacheStr] = hours * 60 + minutes > 0 ? hours * 60 + minutes + seconds : hours * 60 - minutes - seconds;
}
var offsetFormatCache, offsetCache, offsetRe;
var init_tzOffset = __esm({
  "node_modules/@date-fns/tz/tzOffset/index.js"() {
    offsetFormatCache = {};
    offsetCache = {};
    offsetRe = /([+-]\d\d):?(\d\d)?/;
  }
});

// node_modules/@date-fns/tz/date/mini.js
function syncToInternal(date) {
  date.internal.setTime(+date);
  date.internal.setUTCSeconds(date.internal.getUTCSeconds() - // Round after converting minutes to seconds to avoid fractional offset
  // precision errors from historical offsets.
  Math.round(-tzOffset(date.timeZone, date) * 60));
}
function syncFromInternal(date) {
  Date.prototype.setFullYear.call(date, date.internal.getUTCFullYear(), date.internal.getUTCMonth(), date.internal.getUTCDate());
  Date.prototype.setHours.call(date, date.internal.getUTCHours(), date.internal.getUTCMinutes(), date.internal.getUTCSeconds(), date.internal.getUTCMilliseconds());
  adjustToSystemTZ(date);
}
function adjustToSystemTZ(date, constructorArgs) {
  const expectedInternalTime = Array.isArray(constructorArgs) ? constructorArgsToInternalTime(constructorArgs) : +date.internal;
  const offsetWithSeconds = tzOffset(date.timeZone, date);
  const offset = offsetWithSeconds > 0 ? Math.floor(offsetWithSeconds) : Math.ceil(offsetWithSeconds);
  const prevHour = /* @__PURE__ */ new Date(+date);
  prevHour.setUTCHours(prevHour.getUTCHours() - 1);
  const systemOffset = -(/* @__PURE__ */ new Date(+date)).getTimezoneOffset();
  const prevHourSystemOffset = -(/* @__PURE__ */ new Date(+prevHour)).getTimezoneOffset();
  const systemDSTChange = systemOffset - prevHourSystemOffset;
  let systemOffsetForDiff = systemOffset;
  if (systemDSTChange && systemOffset !== offset) {
    const systemHour = Date.prototype.getHours.apply(date);
    const expectedHour = Array.isArray(constructorArgs) ? constructorArgs[3] || 0 : date.internal.getUTCHours();
    if (systemHour !== expectedHour) {
      const testDate = /* @__PURE__ */ new Date(+date);
      const testOffsetDiff = systemOffset - offset;
      if (testOffsetDiff) testDate.setUTCMinutes(testDate.getUTCMinutes() + testOffsetDiff);
      const testOffsetWithSeconds = tzOffset(date.timeZone, testDate);
      const testOffset = testOffsetWithSeconds > 0 ? Math.floor(testOffsetWithSeconds) : Math.ceil(testOffsetWithSeconds);
      if (testOffset === offset) systemOffsetForDiff = prevHourSystemOffset;
    }
  }
  const offsetDiff = systemOffsetForDiff - offset;
  if (offsetDiff)
    Date.prototype.setUTCMinutes.call(date, Date.prototype.getUTCMinutes.call(date) + offsetDiff);
  const systemDate = /* @__PURE__ */ new Date(+date);
  systemDate.setUTCSeconds(0);
  const systemSecondsOffset = systemOffset > 0 ? systemDate.getSeconds() : (systemDate.getSeconds() - 60) % 60;
  const secondsOffset = Math.round(-(tzOffset(date.timeZone, date) * 60)) % 60;
  if (secondsOffset || systemSecondsOffset)
    Date.prototype.setUTCSeconds.call(date, Date.prototype.getUTCSeconds.call(date) + secondsOffset + systemSecondsOffset);
  const postOffsetWithSeconds = tzOffset(date.timeZone, date);
  const postOffset = postOffsetWithSeconds > 0 ? Math.floor(postOffsetWithSeconds) : Math.ceil(postOffsetWithSeconds);
  const postSystemOffset = -(/* @__PURE__ */ new Date(+date)).getTimezoneOffset();
  const postOffsetDiff = postSystemOffset - postOffset;
  const offsetChanged = postOffset !== offset;
  const postDiff = postOffsetDiff - offsetDiff;
  const targetDSTShift = postOffset - offset;
  const postOffsetCandidate = expectedInternalTime - postOffset * 60 * 1e3;
  const normalizedTargetDSTGap = targetDSTShift > 0 && targetInternalTime(date) - expectedInternalTime === targetDSTShift * 60 * 1e3 && targetInternalTime(date, postOffsetCandidate) !== expectedInternalTime;
  if (offsetChanged && postDiff && !normalizedTargetDSTGap) {
    Date.prototype.setUTCMinutes.call(date, Date.prototype.getUTCMinutes.call(date) + postDiff);
    const newOffsetWithSeconds = tzOffset(date.timeZone, date);
    const newOffset = newOffsetWithSeconds > 0 ? Math.floor(newOffsetWithSeconds) : Math.ceil(newOffsetWithSeconds);
    const offsetChange = postOffset - newOffset;
    if (offsetChange && postDiff < 0) {
      Date.prototype.setUTCMinutes.call(date, Date.prototype.getUTCMinutes.call(date) + offsetChange);
    }
  }
  syncToInternal(date);
  const expectedTime = constructorArgs ? expectedInternalTime : expectedInternalTime + secondsOffset * 1e3;
  const drift = expectedTime - +date.internal;
  if (drift && Math.abs(drift) < 30 * 60 * 1e3) {
    Date.prototype.setTime.call(date, +date + drift);
    syncToInternal(date);
  }
}
function constructorArgsToInternalTime(args) {
  return Date.UTC(args[0], args.length > 1 ? args[1] : 0, args.length > 2 ? args[2] : 1, ...args.slice(3));
}
function targetInternalTime(date, time) {
  const internal = new Date(time ?? +date);
  internal.setUTCSeconds(internal.getUTCSeconds() - Math.round(-tzOffset(date.timeZone, internal) * 60));
  return +internal;
}
var TZDateMini, re;
var init_mini = __esm({
  "node_modules/@date-fns/tz/date/mini.js"() {
    init_tzOffset();
    TZDateMini = class _TZDateMini extends Date {
      //#region static
      constructor(...args) {
        super();
        if (args.length > 1 && typeof args[args.length - 1] === "string") {
          this.timeZone = args.pop();
        }
        this.internal = /* @__PURE__ */ new Date();
        if (isNaN(tzOffset(this.timeZone, this))) {
          this.setTime(NaN);
        } else {
          if (!args.length) {
            this.setTime(Date.now());
          } else if (typeof args[0] === "number" && (args.length === 1 || args.length === 2 && typeof args[1] !== "number")) {
            this.setTime(args[0]);
          } else if (typeof args[0] === "string") {
            this.setTime(+new Date(args[0]));
          } else if (args[0] instanceof Date) {
            this.setTime(+args[0]);
          } else {
            this.setTime(+new Date(...args));
            adjustToSystemTZ(this, args);
          }
        }
      }
      static tz(tz, ...args) {
        return args.length ? new _TZDateMini(...args, tz) : new _TZDateMini(Date.now(), tz);
      }
      //#endregion
      //#region time zone
      withTimeZone(timeZone) {
        return new _TZDateMini(+this, timeZone);
      }
      getTimezoneOffset() {
        const offset = -tzOffset(this.timeZone, this);
        return offset > 0 ? Math.floor(offset) : Math.ceil(offset);
      }
      //#endregion
      //#region time
      setTime(_time) {
        Date.prototype.setTime.apply(this, arguments);
        syncToInternal(this);
        return +this;
      }
      //#endregion
      //#region date-fns integration
      [/* @__PURE__ */ Symbol.for("constructDateFrom")](date) {
        return new _TZDateMini(+new Date(date), this.timeZone);
      }
      //#endregion
    };
    re = /^(get|set)(?!UTC)/;
    Object.getOwnPropertyNames(Date.prototype).forEach((method) => {
      if (!re.test(method)) return;
      const utcMethod = method.replace(re, "$1UTC");
      if (!TZDateMini.prototype[utcMethod]) return;
      if (method.startsWith("get")) {
        TZDateMini.prototype[method] = function() {
          return this.internal[utcMethod]();
        };
      } else {
        TZDateMini.prototype[method] = function() {
          Date.prototype[utcMethod].apply(this.internal, arguments);
          syncFromInternal(this);
          return +this;
        };
        TZDateMini.prototype[utcMethod] = function() {
          Date.prototype[utcMethod].apply(this, arguments);
          syncToInternal(this);
          return +this;
        };
      }
    });
  }
});

// node_modules/@date-fns/tz/date/index.js
var TZDate;
var init_date = __esm({
  "node_modules/@date-fns/tz/date/index.js"() {
    init_tzName();
    init_mini();
    TZDate = class _TZDate extends TZDateMini {
      //#region static
      static tz(tz, ...args) {
        return args.length ? new _TZDate(...args, tz) : new _TZDate(Date.now(), tz);
      }
      //#endregion
      //#region representation
      toISOString() {
        const [sign, hours, minutes] = this.tzComponents();
        const tz = `${sign}${hours}:${minutes}`;
        return this.internal.toISOString().slice(0, -1) + tz;
      }
      toString() {
        return `${this.toDateString()} ${this.toTimeString()}`;
      }
      toDateString() {
        const [day, date, month, year] = this.internal.toUTCString().split(" ");
        return `${day?.slice(0, -1)} ${month} ${date} ${year}`;
      }
      toTimeString() {
        const time = this.internal.toUTCString().split(" ")[4];
        const [sign, hours, minutes] = this.tzComponents();
        return `${time} GMT${sign}${hours}${minutes} (${tzName(this.timeZone, this)})`;
      }
      toLocaleString(locales, options) {
        return Date.prototype.toLocaleString.call(this, locales, {
          ...options,
          timeZone: options?.timeZone || this.timeZone
        });
      }
      toLocaleDateString(locales, options) {
        return Date.prototype.toLocaleDateString.call(this, locales, {
          ...options,
          timeZone: options?.timeZone || this.timeZone
        });
      }
      toLocaleTimeString(locales, options) {
        return Date.prototype.toLocaleTimeString.call(this, locales, {
          ...options,
          timeZone: options?.timeZone || this.timeZone
        });
      }
      //#endregion
      //#region private
      tzComponents() {
        const offset = this.getTimezoneOffset();
        const sign = offset > 0 ? "-" : "+";
        const hours = String(Math.floor(Math.abs(offset) / 60)).padStart(2, "0");
        const minutes = String(Math.abs(offset) % 60).padStart(2, "0");
        return [sign, hours, minutes];
      }
      //#endregion
      withTimeZone(timeZone) {
        return new _TZDate(+this, timeZone);
      }
      //#region date-fns integration
      [/* @__PURE__ */ Symbol.for("constructDateFrom")](date) {
        return new _TZDate(+new Date(date), this.timeZone);
      }
      //#endregion
    };
  }
});

// node_modules/@date-fns/tz/tz/index.js
var init_tz = __esm({
  "node_modules/@date-fns/tz/tz/index.js"() {
    init_date();
  }
});

// node_modules/@date-fns/tz/tzScan/index.js
var init_tzScan = __esm({
  "node_modules/@date-fns/tz/tzScan/index.js"() {
    init_tzOffset();
  }
});

// node_modules/@date-fns/tz/index.js
var init_tz2 = __esm({
  "node_modules/@date-fns/tz/index.js"() {
    init_constants();
    init_date();
    init_mini();
    init_tz();
    init_tzOffset();
    init_tzScan();
    init_tzName();
  }
});

// node_modules/date-fns/isDate.js
function isDate(value) {
  return value instanceof Date || typeof value === "object" && Object.prototype.toString.call(value) === "[object Date]";
}
var init_isDate = __esm({
  "node_modules/date-fns/isDate.js"() {
  }
});

// node_modules/date-fns/constants.js
var daysInYear, maxTime, minTime, millisecondsInMinute, millisecondsInHour, secondsInHour, secondsInDay, secondsInWeek, secondsInYear, secondsInMonth, secondsInQuarter, constructFromSymbol;
var init_constants2 = __esm({
  "node_modules/date-fns/constants.js"() {
    daysInYear = 365.2425;
    maxTime = Math.pow(10, 8) * 24 * 60 * 60 * 1e3;
    minTime = -maxTime;
    millisecondsInMinute = 6e4;
    millisecondsInHour = 36e5;
    secondsInHour = 3600;
    secondsInDay = secondsInHour * 24;
    secondsInWeek = secondsInDay * 7;
    secondsInYear = secondsInDay * daysInYear;
    secondsInMonth = secondsInYear / 12;
    secondsInQuarter = secondsInMonth * 3;
    constructFromSymbol = /* @__PURE__ */ Symbol.for("constructDateFrom");
  }
});

// node_modules/date-fns/constructFrom.js
function constructFrom(date, value) {
  if (typeof date === "function") return date(value);
  if (date && typeof date === "object" && constructFromSymbol in date)
    return date[constructFromSymbol](value);
  if (date instanceof Date) return new date.constructor(value);
  return new Date(value);
}
var init_constructFrom = __esm({
  "node_modules/date-fns/constructFrom.js"() {
    init_constants2();
  }
});

// node_modules/date-fns/toDate.js
function toDate(argument, context) {
  return constructFrom(context || argument, argument);
}
var init_toDate = __esm({
  "node_modules/date-fns/toDate.js"() {
    init_constructFrom();
  }
});

// node_modules/date-fns/isValid.js
function isValid(date) {
  return !(!isDate(date) && typeof date !== "number" || isNaN(+toDate(date)));
}
var init_isValid = __esm({
  "node_modules/date-fns/isValid.js"() {
    init_isDate();
    init_toDate();
  }
});

// node_modules/date-fns/parseISO.js
function parseISO(argument, options) {
  const invalidDate = () => constructFrom(options?.in, NaN);
  const additionalDigits = options?.additionalDigits ?? 2;
  const dateStrings = splitDateString(argument);
  let date;
  if (dateStrings.date) {
    const parseYearResult = parseYear(dateStrings.date, additionalDigits);
    date = parseDate(parseYearResult.restDateString, parseYearResult.year);
  }
  if (!date || isNaN(+date)) return invalidDate();
  const timestamp = +date;
  let time = 0;
  let offset;
  if (dateStrings.time) {
    time = parseTime(dateStrings.time);
    if (isNaN(time)) return invalidDate();
  }
  if (dateStrings.timezone) {
    offset = parseTimezone(dateStrings.timezone);
    if (isNaN(offset)) return invalidDate();
  } else {
    const tmpDate = new Date(timestamp + time);
    const result = toDate(0, options?.in);
    result.setFullYear(
      tmpDate.getUTCFullYear(),
      tmpDate.getUTCMonth(),
      tmpDate.getUTCDate()
    );
    result.setHours(
      tmpDate.getUTCHours(),
      tmpDate.getUTCMinutes(),
      tmpDate.getUTCSeconds(),
      tmpDate.getUTCMilliseconds()
    );
    return result;
  }
  return toDate(timestamp + time + offset, options?.in);
}
function splitDateString(dateString) {
  const dateStrings = {};
  const array = dateString.split(patterns.dateTimeDelimiter);
  let timeString;
  if (array.length > 2) {
    return dateStrings;
  }
  if (/:/.test(array[0])) {
    timeString = array[0];
  } else {
    dateStrings.date = array[0];
    timeString = array[1];
    if (patterns.timeZoneDelimiter.test(dateStrings.date)) {
      dateStrings.date = dateString.split(patterns.timeZoneDelimiter)[0];
      timeString = dateString.substr(
        dateStrings.date.length,
        dateString.length
      );
    }
  }
  if (timeString) {
    const token = patterns.timezone.exec(timeString);
    if (token) {
      dateStrings.time = timeString.replace(token[1], "");
      dateStrings.timezone = token[1];
    } else {
      dateStrings.time = timeString;
    }
  }
  return dateStrings;
}
function parseYear(dateString, additionalDigits) {
  const regex = new RegExp(
    "^(?:(\\d{4}|[+-]\\d{" + (4 + additionalDigits) + "})|(\\d{2}|[+-]\\d{" + (2 + additionalDigits) + "})$)"
  );
  const captures = dateString.match(regex);
  if (!captures) return { year: NaN, restDateString: "" };
  const year = captures[1] ? parseInt(captures[1]) : null;
  const century = captures[2] ? parseInt(captures[2]) : null;
  return {
    year: century === null ? year : century * 100,
    restDateString: dateString.slice((captures[1] || captures[2]).length)
  };
}
function parseDate(dateString, year) {
  if (year === null) return /* @__PURE__ */ new Date(NaN);
  const captures = dateString.match(dateRegex);
  if (!captures) return /* @__PURE__ */ new Date(NaN);
  const isWeekDate = !!captures[4];
  const dayOfYear = parseDateUnit(captures[1]);
  const month = parseDateUnit(captures[2]) - 1;
  const day = parseDateUnit(captures[3]);
  const week = parseDateUnit(captures[4]);
  const dayOfWeek = parseDateUnit(captures[5]) - 1;
  if (isWeekDate) {
    if (!validateWeekDate(year, week, dayOfWeek)) {
      return /* @__PURE__ */ new Date(NaN);
    }
    return dayOfISOWeekYear(year, week, dayOfWeek);
  } else {
    const date = /* @__PURE__ */ new Date(0);
    if (!validateDate(year, month, day) || !validateDayOfYearDate(year, dayOfYear)) {
      return /* @__PURE__ */ new Date(NaN);
    }
    date.setUTCFullYear(year, month, Math.max(dayOfYear, day));
    return date;
  }
}
function parseDateUnit(value) {
  return value ? parseInt(value) : 1;
}
function parseTime(timeString) {
  const captures = timeString.match(timeRegex);
  if (!captures) return NaN;
  const hours = parseTimeUnit(captures[1]);
  const minutes = parseTimeUnit(captures[2]);
  const seconds = parseTimeUnit(captures[3]);
  if (!validateTime(hours, minutes, seconds)) {
    return NaN;
  }
  return hours * millisecondsInHour + minutes * millisecondsInMinute + seconds * 1e3;
}
function parseTimeUnit(value) {
  return value && parseFloat(value.replace(",", ".")) || 0;
}
function parseTimezone(timezoneString) {
  if (timezoneString === "Z") return 0;
  const captures = timezoneString.match(timezoneRegex);
  if (!captures) return 0;
  const sign = captures[1] === "+" ? -1 : 1;
  const hours = parseInt(captures[2]);
  const minutes = captures[3] && parseInt(captures[3]) || 0;
  if (!validateTimezone(hours, minutes)) {
    return NaN;
  }
  return sign * (hours * millisecondsInHour + minutes * millisecondsInMinute);
}
function dayOfISOWeekYear(isoWeekYear, week, day) {
  const date = /* @__PURE__ */ new Date(0);
  date.setUTCFullYear(isoWeekYear, 0, 4);
  const fourthOfJanuaryDay = date.getUTCDay() || 7;
  const diff = (week - 1) * 7 + day + 1 - fourthOfJanuaryDay;
  date.setUTCDate(date.getUTCDate() + diff);
  return date;
}
function isLeapYearIndex(year) {
  return year % 400 === 0 || year % 4 === 0 && year % 100 !== 0;
}
function validateDate(year, month, date) {
  return month >= 0 && month <= 11 && date >= 1 && date <= (daysInMonths[month] || (isLeapYearIndex(year) ? 29 : 28));
}
function validateDayOfYearDate(year, dayOfYear) {
  return dayOfYear >= 1 && dayOfYear <= (isLeapYearIndex(year) ? 366 : 365);
}
function validateWeekDate(_year, week, day) {
  return week >= 1 && week <= 53 && day >= 0 && day <= 6;
}
function validateTime(hours, minutes, seconds) {
  if (hours === 24) {
    return minutes === 0 && seconds === 0;
  }
  return seconds >= 0 && seconds < 60 && minutes >= 0 && minutes < 60 && hours >= 0 && hours < 25;
}
function validateTimezone(_hours, minutes) {
  return minutes >= 0 && minutes <= 59;
}
var patterns, dateRegex, timeRegex, timezoneRegex, daysInMonths;
var init_parseISO = __esm({
  "node_modules/date-fns/parseISO.js"() {
    init_constants2();
    init_constructFrom();
    init_toDate();
    patterns = {
      dateTimeDelimiter: /[T ]/,
      timeZoneDelimiter: /[Z ]/i,
      timezone: /([Z+-].*)$/
    };
    dateRegex = /^-?(?:(\d{3})|(\d{2})(?:-?(\d{2}))?|W(\d{2})(?:-?(\d{1}))?|)$/;
    timeRegex = /^(\d{2}(?:[.,]\d*)?)(?::?(\d{2}(?:[.,]\d*)?))?(?::?(\d{2}(?:[.,]\d*)?))?$/;
    timezoneRegex = /^([+-])(\d{2})(?::?(\d{2}))?$/;
    daysInMonths = [31, null, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  }
});

// src/domain/certificate/isoDate.ts
function parseIsoDate(text) {
  const iso = text.trim().toUpperCase();
  const { day, time = "00", offset } = isoDatePattern.exec(iso)?.groups ?? {};
  if (day === void 0) return void 0;
  const date = parseISO(`${day}T${time}${offset ?? "Z"}`);
  return isValid(date) ? { iso, date, hasOffset: offset !== void 0 } : void 0;
}
function toCalendarDay(text, timeZone) {
  const parsed = parseIsoDate(text);
  return parsed && new TZDateMini(+parsed.date, parsed.hasOffset ? timeZone : "UTC");
}
function toInstant(text, timeZone) {
  const parsed = parseIsoDate(text);
  if (!parsed || parsed.hasOffset) return parsed?.date;
  return /* @__PURE__ */ new Date(+parseISO(parsed.iso, { in: (date) => TZDateMini.tz(timeZone, +date) }));
}
var datePattern, timePattern, offsetPattern, isoDatePattern;
var init_isoDate = __esm({
  "src/domain/certificate/isoDate.ts"() {
    "use strict";
    init_tz2();
    init_isValid();
    init_parseISO();
    datePattern = /(?:19|[2-9]\d)\d{2}(?:-\d{2}-\d{2}|\d{4})/.source;
    timePattern = /(?:[01]\d|2[0-4])(?::?[0-5]\d){0,2}(?:[.,]\d+)?/.source;
    offsetPattern = /Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?/.source;
    isoDatePattern = new RegExp(
      `^(?<day>${datePattern})(?:[T ](?<time>${timePattern})(?<offset>${offsetPattern})?)?$`
    );
  }
});

// src/runtime/getOrCreate.ts
function getOrCreate(map, key, create2) {
  const existing = map.get(key);
  if (existing != null) return existing;
  const value = create2();
  map.set(key, value);
  return value;
}
function getOrCreateLru(map, maxSize, key, create2) {
  const value = getOrCreate(map, key, create2);
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (oldest !== void 0 && map.size > maxSize) map.delete(oldest);
  return value;
}
var init_getOrCreate = __esm({
  "src/runtime/getOrCreate.ts"() {
    "use strict";
  }
});

// src/i18n/dateLocale.ts
function getDateParts(day, { localize: localize4 }) {
  const dayOfMonth = String(day.getDate());
  const month = day.getMonth();
  return {
    day: dayOfMonth,
    twoDigitDay: dayOfMonth.padStart(2, "0"),
    twoDigitMonth: String(month + 1).padStart(2, "0"),
    monthName: localize4.month(month, { width: "wide", context: "formatting" }),
    shortMonthName: localize4.month(month, { width: "abbreviated", context: "formatting" }),
    year: String(day.getFullYear())
  };
}
function formatCalendarDate(day, { locale, formats }, style2) {
  return formats[style2](getDateParts(day, locale));
}
function formatCertificateDate(iso, dateLocale, timeZone, style2 = "short") {
  const dates = getOrCreate(cache, dateLocale, () => /* @__PURE__ */ new Map());
  return getOrCreateLru(dates, maxCachedDates, `${style2}|${timeZone}|${iso}`, () => {
    const day = toCalendarDay(iso, timeZone);
    return day ? formatCalendarDate(day, dateLocale, style2) : "";
  });
}
var maxCachedDates, cache;
var init_dateLocale = __esm({
  "src/i18n/dateLocale.ts"() {
    "use strict";
    init_isoDate();
    init_getOrCreate();
    maxCachedDates = 256;
    cache = /* @__PURE__ */ new WeakMap();
  }
});

// src/i18n/formatGrade.ts
function formatGrade(intl, grade) {
  return intl.formatNumber(grade, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
}
var init_formatGrade = __esm({
  "src/i18n/formatGrade.ts"() {
    "use strict";
  }
});

// src/domain/certificate/brand.ts
var maxSignatures, emptyBrand;
var init_brand = __esm({
  "src/domain/certificate/brand.ts"() {
    "use strict";
    maxSignatures = 2;
    emptyBrand = { legalName: "", logoUrl: null, signatures: [] };
  }
});

// src/domain/certificate/certificate.ts
function getEarnedDay(certificate, timeZone) {
  const iso = getEarnedIsoDate(certificate);
  return iso === null ? void 0 : toCalendarDay(iso, timeZone);
}
var certificateTypes, getEarnedIsoDate;
var init_certificate = __esm({
  "src/domain/certificate/certificate.ts"() {
    "use strict";
    init_isoDate();
    certificateTypes = ["MISSION", "CONTENT"];
    getEarnedIsoDate = ({ course, createdAt }) => course.completedAt ?? createdAt;
  }
});

// src/domain/text/composeCombiningMarks.ts
function composeCombiningMarks(text) {
  if (!composablePattern.test(text)) return text;
  return text.replace(lettersWithMarks, composeIfShorter).replace(letterlikeSigns, (sign) => sign.normalize("NFC"));
}
function composeIfShorter(letters) {
  const composed = letters.normalize("NFC");
  return composed.length < letters.length ? composed : letters;
}
var lettersWithMarks, letterlikeSigns, composablePattern;
var init_composeCombiningMarks = __esm({
  "src/domain/text/composeCombiningMarks.ts"() {
    "use strict";
    lettersWithMarks = /\P{M}\p{M}+|[\u1100-\u11ff]{2,}|[\uac00-\ud7a3][\u11a8-\u11ff]/gu;
    letterlikeSigns = /[\u2126\u212a\u212b]/g;
    composablePattern = /[\p{M}\u1100-\u11ff\u2126\u212a\u212b]/u;
  }
});

// src/domain/text/plainText.ts
function toPlainText(text) {
  const visible = text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(invisibleCharacters, "$1").replace(strayJoiner, "$1$2").replace(loneSurrogate, "\uFFFD");
  return composeCombiningMarks(
    rightToLeftLetter.test(visible) ? visible : removeDirectionMarks(visible)
  ).replaceAll("\u202F", "\xA0").replace(/[^\S\n\u00a0]+/g, " ").replace(/ ?\n ?/g, "\n").trim();
}
function toSingleLineText(text) {
  return toPlainText(text).replace(/\n+/g, " ");
}
var regionFlag, wordFormatCharacters, directionMarks, rightToLeftLetter, removeDirectionMarks, invisibleCharacters, unjoinedCharacter, strayJoiner, loneSurrogate;
var init_plainText = __esm({
  "src/domain/text/plainText.ts"() {
    "use strict";
    init_composeCombiningMarks();
    regionFlag = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`;
    wordFormatCharacters = String.raw`\u200c\u200d\u180e\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{13430}-\u{1343f}`;
    directionMarks = /[\u200e\u200f\u061c]/g;
    rightToLeftLetter = /(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
    removeDirectionMarks = (text) => text.replace(directionMarks, "");
    invisibleCharacters = new RegExp(
      String.raw`(${regionFlag})|(?![\t\n\u200e\u200f\u061c${wordFormatCharacters}])[\p{Cc}\p{Cf}\u2028\u2029]`,
      "gu"
    );
    unjoinedCharacter = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}0-9]`;
    strayJoiner = new RegExp(
      String.raw`(^|${unjoinedCharacter}|\s)(?:\u200c|\u200d|\p{Variation_Selector})+(?!\u20e3)|(\p{P})[\u200c\u200d]+(?=${unjoinedCharacter})`,
      "gu"
    );
    loneSurrogate = /\p{Surrogate}/gu;
  }
});

// src/domain/certificate/registeredData.ts
function parseAreaText(text) {
  const parts = [];
  let end2 = 0;
  for (const match4 of text.matchAll(fieldPattern)) {
    if (match4.index > end2) parts.push({ text: text.slice(end2, match4.index) });
    parts.push({ field: match4[1] ?? "" });
    end2 = match4.index + match4[0].length;
  }
  if (end2 < text.length) parts.push({ text: text.slice(end2) });
  return parts;
}
function fillInAreaText(text, registeredData, formatValue) {
  return parseAreaText(text).map((part) => {
    if ("text" in part) return part.text;
    const value = Object.hasOwn(registeredData, part.field) ? registeredData[part.field] : null;
    return value == null ? "" : formatValue(part.field, value);
  }).join("");
}
var fieldPattern;
var init_registeredData = __esm({
  "src/domain/certificate/registeredData.ts"() {
    "use strict";
    fieldPattern = /\{\{\s*([\w.-]+)\s*\}\}/g;
  }
});

// src/domain/certificate/registeredFields.ts
var builtInFields, getBuiltInField, createRegisteredFieldFormatter;
var init_registeredFields = __esm({
  "src/domain/certificate/registeredFields.ts"() {
    "use strict";
    builtInFields = {
      "user.name": {},
      "user.email": { isPrivate: true },
      "mission.name": {},
      "mission.workload": { kind: "workload" },
      "mission.completed_at": { kind: "date" },
      "mission.grade": { kind: "grade" },
      "mission.enrollment_id": { isPrivate: true },
      "company.name": {}
    };
    getBuiltInField = (key) => Object.hasOwn(builtInFields, key) ? builtInFields[key] : void 0;
    createRegisteredFieldFormatter = (formatters) => (key, value) => formatters[getBuiltInField(key)?.kind ?? "text"](value);
  }
});

// src/domain/languageDefinitions.ts
var languageDefinitions;
var init_languageDefinitions = __esm({
  "src/domain/languageDefinitions.ts"() {
    "use strict";
    languageDefinitions = {
      pt: {
        tag: "pt-BR",
        templateTextsKey: "ptBr",
        tabOrder: 1,
        typeWords: { MISSION: ["missao", "missoes"], CONTENT: ["conteudo", "conteudos"] },
        sampleWord: "Amostra",
        fallbackMessages: {
          failed: "Algo deu errado.",
          retry: "Tentar de novo",
          slow: "Est\xE1 demorando mais do que o normal."
        }
      },
      en: {
        tag: "en-US",
        templateTextsKey: "enUs",
        tabOrder: 3,
        typeWords: { MISSION: ["mission", "missions"], CONTENT: ["content", "contents"] },
        sampleWord: "Sample",
        fallbackMessages: {
          failed: "Something went wrong.",
          retry: "Try again",
          slow: "This is taking longer than usual."
        }
      },
      es: {
        tag: "es-ES",
        templateTextsKey: "esEs",
        tabOrder: 2,
        typeWords: { MISSION: ["mision", "misiones"], CONTENT: ["contenido", "contenidos"] },
        sampleWord: "Muestra",
        fallbackMessages: {
          failed: "Algo sali\xF3 mal.",
          retry: "Reintentar",
          slow: "Est\xE1 tardando m\xE1s de lo normal."
        }
      }
    };
  }
});

// src/domain/language.ts
var languages, languageTags;
var init_language = __esm({
  "src/domain/language.ts"() {
    "use strict";
    init_languageDefinitions();
    languages = Object.keys(languageDefinitions);
    languageTags = Object.fromEntries(
      languages.map((language) => [language, languageDefinitions[language].tag])
    );
  }
});

// src/domain/color/srgb.ts
function decodeSrgb(value) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
function encodeSrgb(light) {
  const positive = Math.max(0, light);
  return positive <= 31308e-7 ? 12.92 * positive : 1.055 * positive ** (1 / 2.4) - 0.055;
}
var init_srgb = __esm({
  "src/domain/color/srgb.ts"() {
    "use strict";
  }
});

// src/domain/color/oklch.ts
function getContrastRatio(firstColor, secondColor) {
  const [high, low] = [getLuminance(firstColor), getLuminance(secondColor)].sort(
    (a2, b) => b - a2
  );
  return (high + 0.05) / (low + 0.05);
}
function mixColors(color, background, share) {
  const backgroundChannels = parseChannels(background);
  return formatHex(
    mapChannels(
      parseChannels(color),
      (value, index) => value * share + (backgroundChannels[index] ?? 0) * (1 - share)
    )
  );
}
function toOklch(color) {
  const [r2, g2, b] = mapChannels(parseChannels(color), decodeSrgb);
  const l2 = Math.cbrt(0.4122214708 * r2 + 0.5363325363 * g2 + 0.0514459929 * b);
  const m2 = Math.cbrt(0.2119034982 * r2 + 0.6806995451 * g2 + 0.1073969566 * b);
  const s2 = Math.cbrt(0.0883024619 * r2 + 0.2817188376 * g2 + 0.6299787005 * b);
  const A = 1.9779984951 * l2 - 2.428592205 * m2 + 0.4505937099 * s2;
  const B = 0.0259040371 * l2 + 0.7827717662 * m2 - 0.808675766 * s2;
  const L = 0.2104542553 * l2 + 0.793617785 * m2 - 0.0040720468 * s2;
  return { L, C: Math.hypot(A, B), H: Math.atan2(B, A) };
}
function toHexColor({ L, C, H }) {
  let chroma = C;
  for (let step = 0; step < 40; step++) {
    const light = toLinearRgb({ L, C: chroma, H });
    if (light.every((value) => value >= -gamutSlack && value <= 1 + gamutSlack))
      return formatHex(mapChannels(light, encodeSrgb));
    chroma *= 0.94;
  }
  return formatHex(mapChannels(toLinearRgb({ L, C: 0, H }), encodeSrgb));
}
function toLinearRgb({ L, C, H }) {
  const a2 = C * Math.cos(H);
  const b = C * Math.sin(H);
  const l2 = (L + 0.3963377774 * a2 + 0.2158037573 * b) ** 3;
  const m2 = (L - 0.1055613458 * a2 - 0.0638541728 * b) ** 3;
  const s2 = (L - 0.0894841775 * a2 - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l2 - 3.3077115913 * m2 + 0.2309699292 * s2,
    -1.2684380046 * l2 + 2.6097574011 * m2 - 0.3413193965 * s2,
    -0.0041960863 * l2 - 0.7034186147 * m2 + 1.707614701 * s2
  ];
}
function getLuminance(color) {
  const [r2, g2, b] = mapChannels(parseChannels(color), decodeSrgb);
  return 0.2126 * r2 + 0.7152 * g2 + 0.0722 * b;
}
function parseChannels(color) {
  const parseChannel = (start2) => parseInt(color.slice(start2, start2 + 2), 16) / 255;
  return [parseChannel(1), parseChannel(3), parseChannel(5)];
}
function formatHex(values) {
  const digits2 = mapChannels(values, (value) => Math.round(Math.min(1, Math.max(0, value)) * 255));
  return `#${digits2.map((value) => value.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}
function mapChannels(values, change) {
  return [change(values[0], 0), change(values[1], 1), change(values[2], 2)];
}
var gamutSlack;
var init_oklch = __esm({
  "src/domain/color/oklch.ts"() {
    "use strict";
    init_srgb();
    gamutSlack = 2e-3;
  }
});

// src/domain/template/pageSize.ts
var landscapePageSize;
var init_pageSize = __esm({
  "src/domain/template/pageSize.ts"() {
    "use strict";
    landscapePageSize = { width: 841.89, height: 595.276 };
  }
});

// src/domain/template/layoutDefinitions.ts
var white, width, height, definitions, layoutDefinitions;
var init_layoutDefinitions = __esm({
  "src/domain/template/layoutDefinitions.ts"() {
    "use strict";
    init_oklch();
    init_pageSize();
    white = "#FFFFFF";
    ({ width, height } = landscapePageSize);
    definitions = {
      Layout1: {
        getBackgroundColor: ({ titleColor }) => mixColors(titleColor, white, 0.018),
        imageArea: { x: 75, y: 75, width: 202, height: 445.3 }
      },
      Layout2: {
        getBackgroundColor: ({ titleColor }) => mixColors(titleColor, white, 0.012),
        imageArea: { x: 0, y: 0, width: 198, height }
      },
      Layout3: {
        imageArea: { x: 572, y: 0, width: width - 572, height }
      },
      Layout4: {
        getBackgroundColor: ({ contentColor }) => mixColors(contentColor, white, 0.012),
        imageArea: { x: 0, y: 0, width, height: 126 }
      },
      Layout5: {
        scheme: "dark",
        imageArea: { x: 567, y: 52, width: 224, height: 491.3 }
      },
      Layout6: {
        imageArea: { x: width - height / 3, y: 0, width: height / 3, height: height * (2 / 3) }
      },
      Layout7: {
        imageArea: { x: 0, y: 0, width, height },
        isArtwork: true
      },
      Layout8: {
        imageArea: { x: 0, y: 0, width, height },
        isArtwork: true
      }
    };
    layoutDefinitions = definitions;
  }
});

// src/domain/template/template.ts
function getBackgroundImageUrl({
  backgroundImage,
  rawImage,
  focalPoint
}) {
  return focalPoint ? rawImage : backgroundImage || rawImage;
}
var layoutNames, areaNames, getCustomTextsPropertyName, getAreaTexts;
var init_template = __esm({
  "src/domain/template/template.ts"() {
    "use strict";
    init_language();
    init_languageDefinitions();
    init_oklch();
    init_layoutDefinitions();
    layoutNames = Object.keys(layoutDefinitions);
    areaNames = ["header", "center", "footer"];
    getCustomTextsPropertyName = (language) => languageDefinitions[language].templateTextsKey;
    getAreaTexts = ({ customFields }, language) => customFields[getCustomTextsPropertyName(language)];
  }
});

// src/domain/certificate/workload.ts
function toDuration(minutes) {
  const wholeMinutes = Math.round(minutes ?? 0);
  if (!Number.isFinite(wholeMinutes) || wholeMinutes <= 0) return void 0;
  return { hours: Math.floor(wholeMinutes / 60), minutes: wholeMinutes % 60 };
}
var init_workload = __esm({
  "src/domain/certificate/workload.ts"() {
    "use strict";
  }
});

// node_modules/@formatjs/fast-memoize/index.js
function memoize(fn, options) {
  const cache4 = options && options.cache ? options.cache : cacheDefault;
  const serializer = options && options.serializer ? options.serializer : serializerDefault;
  return (options && options.strategy ? options.strategy : strategyDefault)(fn, {
    cache: cache4,
    serializer
  });
}
function isPrimitive(value) {
  return value == null || typeof value === "number" || typeof value === "boolean";
}
function monadic(fn, cache4, serializer, arg) {
  const cacheKey = isPrimitive(arg) ? arg : serializer(arg);
  let computedValue = cache4.get(cacheKey);
  if (typeof computedValue === "undefined") {
    computedValue = fn.call(this, arg);
    cache4.set(cacheKey, computedValue);
  }
  return computedValue;
}
function variadic(fn, cache4, serializer) {
  const args = Array.prototype.slice.call(arguments, 3);
  const cacheKey = serializer(args);
  let computedValue = cache4.get(cacheKey);
  if (typeof computedValue === "undefined") {
    computedValue = fn.apply(this, args);
    cache4.set(cacheKey, computedValue);
  }
  return computedValue;
}
function assemble(fn, context, strategy, cache4, serialize) {
  return strategy.bind(context, fn, cache4, serialize);
}
function strategyDefault(fn, options) {
  const strategy = fn.length === 1 ? monadic : variadic;
  return assemble(fn, this, strategy, options.cache.create(), options.serializer);
}
function strategyVariadic(fn, options) {
  return assemble(fn, this, variadic, options.cache.create(), options.serializer);
}
function strategyMonadic(fn, options) {
  return assemble(fn, this, monadic, options.cache.create(), options.serializer);
}
var serializerDefault, ObjectWithoutPrototypeCache, cacheDefault, strategies;
var init_fast_memoize = __esm({
  "node_modules/@formatjs/fast-memoize/index.js"() {
    serializerDefault = function() {
      return JSON.stringify(arguments);
    };
    ObjectWithoutPrototypeCache = class {
      constructor() {
        this.cache = /* @__PURE__ */ Object.create(null);
      }
      get(key) {
        return this.cache[key];
      }
      set(key, value) {
        this.cache[key] = value;
      }
    };
    cacheDefault = { create: function create() {
      return new ObjectWithoutPrototypeCache();
    } };
    strategies = {
      variadic: strategyVariadic,
      monadic: strategyMonadic
    };
  }
});

// node_modules/@formatjs/icu-messageformat-parser/no-parser.js
function isLiteralElement(el) {
  return el.type === 0;
}
function isArgumentElement(el) {
  return el.type === 1;
}
function isNumberElement(el) {
  return el.type === 2;
}
function isDateElement(el) {
  return el.type === 3;
}
function isTimeElement(el) {
  return el.type === 4;
}
function isSelectElement(el) {
  return el.type === 5;
}
function isPluralElement(el) {
  return el.type === 6;
}
function isPoundElement(el) {
  return el.type === 7;
}
function isTagElement(el) {
  return el.type === 8;
}
function isNumberSkeleton(el) {
  return !!(el && typeof el === "object" && el.type === 0);
}
function isDateTimeSkeleton(el) {
  return !!(el && typeof el === "object" && el.type === 1);
}
function parse() {
  throw new Error("You're trying to format an uncompiled message with react-intl without parser, please import from 'react-intl' instead");
}
var TYPE;
var init_no_parser = __esm({
  "node_modules/@formatjs/icu-messageformat-parser/no-parser.js"() {
    TYPE = /* @__PURE__ */ (function(TYPE2) {
      TYPE2[TYPE2["literal"] = 0] = "literal";
      TYPE2[TYPE2["argument"] = 1] = "argument";
      TYPE2[TYPE2["number"] = 2] = "number";
      TYPE2[TYPE2["date"] = 3] = "date";
      TYPE2[TYPE2["time"] = 4] = "time";
      TYPE2[TYPE2["select"] = 5] = "select";
      TYPE2[TYPE2["plural"] = 6] = "plural";
      TYPE2[TYPE2["pound"] = 7] = "pound";
      TYPE2[TYPE2["tag"] = 8] = "tag";
      return TYPE2;
    })({});
  }
});

// node_modules/intl-messageformat/index.js
function mergeLiteral(parts) {
  if (parts.length < 2) return parts;
  return parts.reduce((all, part) => {
    const lastPart = all[all.length - 1];
    if (!lastPart || lastPart.type !== 0 || part.type !== 0) all.push(part);
    else lastPart.value += part.value;
    return all;
  }, []);
}
function isFormatXMLElementFn(el) {
  return typeof el === "function";
}
function formatToParts(els, locales, formatters, formats, values, currentPluralValue, originalMessage) {
  if (els.length === 1 && isLiteralElement(els[0])) return [{
    type: 0,
    value: els[0].value
  }];
  const result = [];
  for (const el of els) {
    if (isLiteralElement(el)) {
      result.push({
        type: 0,
        value: el.value
      });
      continue;
    }
    if (isPoundElement(el)) {
      if (typeof currentPluralValue === "number") result.push({
        type: 0,
        value: formatters.getNumberFormat(locales).format(currentPluralValue)
      });
      continue;
    }
    const { value: varName } = el;
    if (!(values && varName in values)) throw new MissingValueError(varName, originalMessage);
    let value = values[varName];
    if (isArgumentElement(el)) {
      if (!value || typeof value === "string" || typeof value === "number" || typeof value === "bigint") value = typeof value === "string" || typeof value === "number" || typeof value === "bigint" ? String(value) : "";
      result.push({
        type: typeof value === "string" ? 0 : 1,
        value
      });
      continue;
    }
    if (isDateElement(el)) {
      const style2 = typeof el.style === "string" ? formats.date[el.style] : isDateTimeSkeleton(el.style) ? el.style.parsedOptions : void 0;
      result.push({
        type: 0,
        value: formatters.getDateTimeFormat(locales, style2).format(value)
      });
      continue;
    }
    if (isTimeElement(el)) {
      const style2 = typeof el.style === "string" ? formats.time[el.style] : isDateTimeSkeleton(el.style) ? el.style.parsedOptions : formats.time.medium;
      result.push({
        type: 0,
        value: formatters.getDateTimeFormat(locales, style2).format(value)
      });
      continue;
    }
    if (isNumberElement(el)) {
      const style2 = typeof el.style === "string" ? formats.number[el.style] : isNumberSkeleton(el.style) ? el.style.parsedOptions : void 0;
      if (style2 && style2.scale) {
        const scale = style2.scale || 1;
        if (typeof value === "bigint") {
          if (!Number.isInteger(scale)) throw new TypeError(`Cannot apply fractional scale ${scale} to bigint value. Scale must be an integer when formatting bigint.`);
          value = value * BigInt(scale);
        } else value = value * scale;
      }
      result.push({
        type: 0,
        value: formatters.getNumberFormat(locales, style2).format(value)
      });
      continue;
    }
    if (isTagElement(el)) {
      const { children, value: value2 } = el;
      const formatFn = values[value2];
      if (!isFormatXMLElementFn(formatFn)) throw new InvalidValueTypeError(value2, "function", originalMessage);
      let chunks = formatFn(formatToParts(children, locales, formatters, formats, values, currentPluralValue).map((p2) => p2.value));
      if (!Array.isArray(chunks)) chunks = [chunks];
      result.push(...chunks.map((c2) => {
        return {
          type: typeof c2 === "string" ? 0 : 1,
          value: c2
        };
      }));
    }
    if (isSelectElement(el)) {
      const key = value;
      const opt = (Object.prototype.hasOwnProperty.call(el.options, key) ? el.options[key] : void 0) || el.options.other;
      if (!opt) throw new InvalidValueError(el.value, value, Object.keys(el.options), originalMessage);
      result.push(...formatToParts(opt.value, locales, formatters, formats, values));
      continue;
    }
    if (isPluralElement(el)) {
      const exactKey = `=${value}`;
      let opt = Object.prototype.hasOwnProperty.call(el.options, exactKey) ? el.options[exactKey] : void 0;
      if (!opt) {
        if (!Intl.PluralRules) throw new FormatError(`Intl.PluralRules is not available in this environment.
Try polyfilling it using "@formatjs/intl-pluralrules"
`, "MISSING_INTL_API", originalMessage);
        const numericValue2 = typeof value === "bigint" ? Number(value) : value;
        const rule = formatters.getPluralRules(locales, { type: el.pluralType }).select(numericValue2 - (el.offset || 0));
        opt = (Object.prototype.hasOwnProperty.call(el.options, rule) ? el.options[rule] : void 0) || el.options.other;
      }
      if (!opt) throw new InvalidValueError(el.value, value, Object.keys(el.options), originalMessage);
      const numericValue = typeof value === "bigint" ? Number(value) : value;
      result.push(...formatToParts(opt.value, locales, formatters, formats, values, numericValue - (el.offset || 0)));
      continue;
    }
  }
  return mergeLiteral(result);
}
function mergeConfig(c1, c2) {
  if (!c2) return c1;
  return {
    ...c1,
    ...c2,
    ...Object.keys(c1).reduce((all, k) => {
      all[k] = {
        ...c1[k],
        ...c2[k]
      };
      return all;
    }, {})
  };
}
function mergeConfigs(defaultConfig, configs) {
  if (!configs) return defaultConfig;
  return Object.keys(defaultConfig).reduce((all, k) => {
    all[k] = mergeConfig(defaultConfig[k], configs[k]);
    return all;
  }, { ...defaultConfig });
}
function createFastMemoizeCache(store) {
  return { create() {
    return {
      get(key) {
        return store[key];
      },
      set(key, value) {
        store[key] = value;
      }
    };
  } };
}
function createDefaultFormatters(cache4 = {
  number: {},
  dateTime: {},
  pluralRules: {}
}) {
  return {
    getNumberFormat: memoize((...args) => new Intl.NumberFormat(...args), {
      cache: createFastMemoizeCache(cache4.number),
      strategy: strategies.variadic
    }),
    getDateTimeFormat: memoize((...args) => new Intl.DateTimeFormat(...args), {
      cache: createFastMemoizeCache(cache4.dateTime),
      strategy: strategies.variadic
    }),
    getPluralRules: memoize((...args) => new Intl.PluralRules(...args), {
      cache: createFastMemoizeCache(cache4.pluralRules),
      strategy: strategies.variadic
    })
  };
}
var ErrorCode, FormatError, InvalidValueError, InvalidValueTypeError, MissingValueError, IntlMessageFormat;
var init_intl_messageformat = __esm({
  "node_modules/intl-messageformat/index.js"() {
    init_fast_memoize();
    init_no_parser();
    ErrorCode = /* @__PURE__ */ (function(ErrorCode2) {
      ErrorCode2["MISSING_VALUE"] = "MISSING_VALUE";
      ErrorCode2["INVALID_VALUE"] = "INVALID_VALUE";
      ErrorCode2["MISSING_INTL_API"] = "MISSING_INTL_API";
      return ErrorCode2;
    })({});
    FormatError = class extends Error {
      constructor(msg, code, originalMessage) {
        super(msg);
        this.code = code;
        this.originalMessage = originalMessage;
      }
      toString() {
        return `[formatjs Error: ${this.code}] ${this.message}`;
      }
    };
    InvalidValueError = class extends FormatError {
      constructor(variableId, value, options, originalMessage) {
        super(`Invalid values for "${variableId}": "${value}". Options are "${Object.keys(options).join('", "')}"`, "INVALID_VALUE", originalMessage);
      }
    };
    InvalidValueTypeError = class extends FormatError {
      constructor(value, type, originalMessage) {
        super(`Value for "${value}" must be of type ${type}`, "INVALID_VALUE", originalMessage);
      }
    };
    MissingValueError = class extends FormatError {
      constructor(variableId, originalMessage) {
        super(`The intl string context variable "${variableId}" was not provided to the string "${originalMessage}"`, "MISSING_VALUE", originalMessage);
      }
    };
    IntlMessageFormat = class IntlMessageFormat2 {
      constructor(message, locales = IntlMessageFormat2.defaultLocale, overrideFormats, opts) {
        this.formatterCache = {
          number: {},
          dateTime: {},
          pluralRules: {}
        };
        this.format = ((values) => {
          const parts = this.formatToParts(values);
          if (parts.length === 1) return parts[0].value;
          const result = parts.reduce((all, part) => {
            if (!all.length || part.type !== 0 || typeof all[all.length - 1] !== "string") all.push(part.value);
            else all[all.length - 1] += part.value;
            return all;
          }, []);
          if (result.length <= 1) return result[0] || "";
          return result;
        });
        this.formatToParts = ((values) => formatToParts(this.ast, this.locales, this.formatters, this.formats, values, void 0, this.message));
        this.resolvedOptions = () => ({ locale: this.resolvedLocale?.toString() || Intl.NumberFormat.supportedLocalesOf(this.locales)[0] });
        this.getAst = () => this.ast;
        this.locales = locales;
        this.resolvedLocale = IntlMessageFormat2.resolveLocale(locales);
        if (typeof message === "string") {
          this.message = message;
          if (!IntlMessageFormat2.__parse) throw new TypeError("IntlMessageFormat.__parse must be set to process `message` of type `string`");
          const { ...parseOpts } = opts || {};
          this.ast = IntlMessageFormat2.__parse(message, {
            ...parseOpts,
            locale: this.resolvedLocale
          });
        } else this.ast = message;
        if (!Array.isArray(this.ast)) throw new TypeError("A message must be provided as a String or AST.");
        this.formats = mergeConfigs(IntlMessageFormat2.formats, overrideFormats);
        this.formatters = opts && opts.formatters || createDefaultFormatters(this.formatterCache);
      }
      static {
        this.memoizedDefaultLocale = null;
      }
      static get defaultLocale() {
        if (!IntlMessageFormat2.memoizedDefaultLocale) IntlMessageFormat2.memoizedDefaultLocale = new Intl.NumberFormat().resolvedOptions().locale;
        return IntlMessageFormat2.memoizedDefaultLocale;
      }
      static {
        this.resolveLocale = (locales) => {
          if (typeof Intl.Locale === "undefined") return;
          const supportedLocales = Intl.NumberFormat.supportedLocalesOf(locales);
          if (supportedLocales.length > 0) return new Intl.Locale(supportedLocales[0]);
          return new Intl.Locale(typeof locales === "string" ? locales : locales[0]);
        };
      }
      static {
        this.__parse = parse;
      }
      static {
        this.formats = {
          number: {
            integer: { maximumFractionDigits: 0 },
            currency: { style: "currency" },
            percent: { style: "percent" }
          },
          date: {
            short: {
              month: "numeric",
              day: "numeric",
              year: "2-digit"
            },
            medium: {
              month: "short",
              day: "numeric",
              year: "numeric"
            },
            long: {
              month: "long",
              day: "numeric",
              year: "numeric"
            },
            full: {
              weekday: "long",
              month: "long",
              day: "numeric",
              year: "numeric"
            }
          },
          time: {
            short: {
              hour: "numeric",
              minute: "numeric"
            },
            medium: {
              hour: "numeric",
              minute: "numeric",
              second: "numeric"
            },
            long: {
              hour: "numeric",
              minute: "numeric",
              second: "numeric",
              timeZoneName: "short"
            },
            full: {
              hour: "numeric",
              minute: "numeric",
              second: "numeric",
              timeZoneName: "short"
            }
          }
        };
      }
    };
  }
});

// node_modules/@formatjs/intl/index.js
function defineMessages(messages3, _options) {
  return messages3;
}
function invariant(condition, message, Err = Error) {
  if (!condition) throw new Err(message);
}
function filterProps(props, allowlist, defaults = {}) {
  return allowlist.reduce((filtered, name) => {
    if (name in props) filtered[name] = props[name];
    else if (name in defaults) filtered[name] = defaults[name];
    return filtered;
  }, {});
}
function createIntlCache() {
  return {
    dateTime: {},
    number: {},
    message: {},
    duration: {},
    relativeTime: {},
    pluralRules: {},
    list: {},
    displayNames: {}
  };
}
function createFastMemoizeCache2(store) {
  return { create() {
    return {
      get(key) {
        return store[key];
      },
      set(key, value) {
        store[key] = value;
      }
    };
  } };
}
function createFormatters(cache4 = createIntlCache()) {
  const RelativeTimeFormat = Intl.RelativeTimeFormat;
  const ListFormat = Intl.ListFormat;
  const DisplayNames = Intl.DisplayNames;
  const getDateTimeFormat = memoize((...args) => new Intl.DateTimeFormat(...args), {
    cache: createFastMemoizeCache2(cache4.dateTime),
    strategy: strategies.variadic
  });
  const getNumberFormat = memoize((...args) => new Intl.NumberFormat(...args), {
    cache: createFastMemoizeCache2(cache4.number),
    strategy: strategies.variadic
  });
  const getPluralRules = memoize((...args) => new Intl.PluralRules(...args), {
    cache: createFastMemoizeCache2(cache4.pluralRules),
    strategy: strategies.variadic
  });
  return {
    getDateTimeFormat,
    getNumberFormat,
    getMessageFormat: memoize((message, locales, overrideFormats, opts) => new IntlMessageFormat(message, locales, overrideFormats, {
      formatters: {
        getNumberFormat,
        getDateTimeFormat,
        getPluralRules
      },
      ...opts
    }), {
      cache: createFastMemoizeCache2(cache4.message),
      strategy: strategies.variadic
    }),
    getDurationFormat: memoize((...args) => new Intl.DurationFormat(...args), {
      cache: createFastMemoizeCache2(cache4.duration),
      strategy: strategies.variadic
    }),
    getRelativeTimeFormat: memoize((...args) => new RelativeTimeFormat(...args), {
      cache: createFastMemoizeCache2(cache4.relativeTime),
      strategy: strategies.variadic
    }),
    getPluralRules,
    getListFormat: memoize((...args) => new ListFormat(...args), {
      cache: createFastMemoizeCache2(cache4.list),
      strategy: strategies.variadic
    }),
    getDisplayNames: memoize((...args) => new DisplayNames(...args), {
      cache: createFastMemoizeCache2(cache4.displayNames),
      strategy: strategies.variadic
    })
  };
}
function getNamedFormat(formats, type, name, onError) {
  const formatType = formats && formats[type];
  let format;
  if (formatType) format = formatType[name];
  if (format) return format;
  onError(new UnsupportedFormatterError(`No ${type} format named: ${name}`));
}
function setTimeZoneInOptions(opts, timeZone) {
  return Object.keys(opts).reduce((all, k) => {
    all[k] = {
      timeZone,
      ...opts[k]
    };
    return all;
  }, {});
}
function deepMergeOptions(opts1, opts2) {
  return Object.keys({
    ...opts1,
    ...opts2
  }).reduce((all, k) => {
    all[k] = {
      ...opts1[k],
      ...opts2[k]
    };
    return all;
  }, {});
}
function deepMergeFormatsAndSetTimeZone(f1, timeZone) {
  if (!timeZone) return f1;
  const mfFormats = IntlMessageFormat.formats;
  return {
    ...mfFormats,
    ...f1,
    date: deepMergeOptions(setTimeZoneInOptions(mfFormats.date, timeZone), setTimeZoneInOptions(f1.date || {}, timeZone)),
    time: deepMergeOptions(setTimeZoneInOptions(mfFormats.time, timeZone), setTimeZoneInOptions(f1.time || {}, timeZone))
  };
}
function getMessageDescriptorContext(messageDescriptor) {
  const { defaultMessage } = messageDescriptor;
  try {
    return defaultMessage !== void 0 ? `
Default Message: ${typeof defaultMessage === "string" ? defaultMessage : JSON.stringify(defaultMessage)}` : `
Message Descriptor: ${JSON.stringify(messageDescriptor)}`;
  } catch {
    return "";
  }
}
function getFormatter$3({ locale, formats, onError, timeZone }, type, getDateTimeFormat, options = {}) {
  const { format } = options;
  const defaults = {
    ...timeZone && { timeZone },
    ...format && getNamedFormat(formats, type, format, onError)
  };
  let filteredOptions = filterProps(options, DATE_TIME_FORMAT_OPTIONS, defaults);
  if (type === "time" && !filteredOptions.hour && !filteredOptions.minute && !filteredOptions.second && !filteredOptions.timeStyle && !filteredOptions.dateStyle) filteredOptions = {
    ...filteredOptions,
    hour: "numeric",
    minute: "numeric"
  };
  return getDateTimeFormat(locale, filteredOptions);
}
function formatDate(config, getDateTimeFormat, value, options = {}) {
  const date = typeof value === "string" ? new Date(value || 0) : value;
  try {
    return getFormatter$3(config, "date", getDateTimeFormat, options).format(date);
  } catch (e2) {
    config.onError(new IntlFormatError("Error formatting date.", config.locale, e2));
  }
  return String(date);
}
function formatTime(config, getDateTimeFormat, value, options = {}) {
  const date = typeof value === "string" ? new Date(value || 0) : value;
  try {
    return getFormatter$3(config, "time", getDateTimeFormat, options).format(date);
  } catch (e2) {
    config.onError(new IntlFormatError("Error formatting time.", config.locale, e2));
  }
  return String(date);
}
function formatDateTimeRange(config, getDateTimeFormat, from, to, options = {}) {
  const fromDate = typeof from === "string" ? new Date(from || 0) : from;
  const toDate2 = typeof to === "string" ? new Date(to || 0) : to;
  try {
    return getFormatter$3(config, "dateTimeRange", getDateTimeFormat, options).formatRange(fromDate, toDate2);
  } catch (e2) {
    config.onError(new IntlFormatError("Error formatting date time range.", config.locale, e2));
  }
  return String(fromDate);
}
function formatDateToParts(config, getDateTimeFormat, value, options = {}) {
  const date = typeof value === "string" ? new Date(value || 0) : value;
  try {
    return getFormatter$3(config, "date", getDateTimeFormat, options).formatToParts(date);
  } catch (e2) {
    config.onError(new IntlFormatError("Error formatting date.", config.locale, e2));
  }
  return [];
}
function formatTimeToParts(config, getDateTimeFormat, value, options = {}) {
  const date = typeof value === "string" ? new Date(value || 0) : value;
  try {
    return getFormatter$3(config, "time", getDateTimeFormat, options).formatToParts(date);
  } catch (e2) {
    config.onError(new IntlFormatError("Error formatting time.", config.locale, e2));
  }
  return [];
}
function getFormatter$2({ locale, formats, onError }, getDurationFormat, options) {
  if (!Intl.DurationFormat) {
    onError(new FormatError('Intl.DurationFormat is not available in this environment.\nTry polyfilling it using "@formatjs/intl-durationformat"', ErrorCode.MISSING_INTL_API));
    return;
  }
  const { format } = options;
  const defaults = format && getNamedFormat(formats, "duration", format, onError) || {};
  return getDurationFormat(locale, filterProps(options, DURATION_FORMAT_OPTIONS, defaults));
}
function formatDuration(config, getDurationFormat, value, options = {}) {
  try {
    return getFormatter$2(config, getDurationFormat, options)?.format(value) ?? "";
  } catch (e2) {
    config.onError(new IntlFormatError("Error formatting duration.", config.locale, e2));
  }
  return "";
}
function formatDurationToParts(config, getDurationFormat, value, options = {}) {
  try {
    return getFormatter$2(config, getDurationFormat, options)?.formatToParts(value) ?? [];
  } catch (e2) {
    config.onError(new IntlFormatError("Error formatting duration.", config.locale, e2));
  }
  return [];
}
function formatDisplayName({ locale, onError }, getDisplayNames, value, options) {
  if (!Intl.DisplayNames) onError(new FormatError(`Intl.DisplayNames is not available in this environment.
Try polyfilling it using "@formatjs/intl-displaynames"
`, ErrorCode.MISSING_INTL_API));
  const filteredOptions = filterProps(options, DISPLAY_NAMES_OPTONS);
  try {
    return getDisplayNames(locale, filteredOptions).of(value);
  } catch (e2) {
    onError(new IntlFormatError("Error formatting display name.", locale, e2));
  }
}
function generateToken(i3) {
  return `${now}_${i3}_${now}`;
}
function formatList(opts, getListFormat, values, options = {}) {
  const results = formatListToParts(opts, getListFormat, values, options).reduce((all, el) => {
    const val = el.value;
    if (typeof val !== "string") all.push(val);
    else if (typeof all[all.length - 1] === "string") all[all.length - 1] += val;
    else all.push(val);
    return all;
  }, []);
  return results.length === 1 ? results[0] : results.length === 0 ? "" : results;
}
function formatListToParts({ locale, onError }, getListFormat, values, options = {}) {
  if (!Intl.ListFormat) onError(new FormatError(`Intl.ListFormat is not available in this environment.
Try polyfilling it using "@formatjs/intl-listformat"
`, ErrorCode.MISSING_INTL_API));
  const filteredOptions = filterProps(options, LIST_FORMAT_OPTIONS);
  try {
    const richValues = {};
    const serializedValues = Array.from(values).map((v, i3) => {
      if (typeof v === "object" && v !== null) {
        const id = generateToken(i3);
        richValues[id] = v;
        return id;
      }
      return String(v);
    });
    return getListFormat(locale, filteredOptions).formatToParts(serializedValues).map((part) => part.type === "literal" ? part : {
      ...part,
      value: richValues[part.value] || part.value
    });
  } catch (e2) {
    onError(new IntlFormatError("Error formatting list.", locale, e2));
  }
  return values;
}
function formatPlural({ locale, onError }, getPluralRules, value, options = {}) {
  if (!Intl.PluralRules) onError(new FormatError(`Intl.PluralRules is not available in this environment.
Try polyfilling it using "@formatjs/intl-pluralrules"
`, ErrorCode.MISSING_INTL_API));
  const filteredOptions = filterProps(options, PLURAL_FORMAT_OPTIONS);
  try {
    return getPluralRules(locale, filteredOptions).select(value);
  } catch (e2) {
    onError(new IntlFormatError("Error formatting plural.", locale, e2));
  }
  return "other";
}
function getFormatter$1({ locale, formats, onError }, getRelativeTimeFormat, options = {}) {
  const { format } = options;
  const defaults = !!format && getNamedFormat(formats, "relative", format, onError) || {};
  return getRelativeTimeFormat(locale, filterProps(options, RELATIVE_TIME_FORMAT_OPTIONS, defaults));
}
function formatRelativeTime(config, getRelativeTimeFormat, value, unit, options = {}) {
  if (!unit) unit = "second";
  if (!Intl.RelativeTimeFormat) config.onError(new FormatError(`Intl.RelativeTimeFormat is not available in this environment.
Try polyfilling it using "@formatjs/intl-relativetimeformat"
`, ErrorCode.MISSING_INTL_API));
  try {
    return getFormatter$1(config, getRelativeTimeFormat, options).format(value, unit);
  } catch (e2) {
    config.onError(new IntlFormatError("Error formatting relative time.", config.locale, e2));
  }
  return String(value);
}
function getFormatter({ locale, formats, onError }, getNumberFormat, options = {}) {
  const { format } = options;
  const defaults = format && getNamedFormat(formats, "number", format, onError) || {};
  return getNumberFormat(locale, filterProps(options, NUMBER_FORMAT_OPTIONS, defaults));
}
function formatNumber(config, getNumberFormat, value, options = {}) {
  try {
    return getFormatter(config, getNumberFormat, options).format(value);
  } catch (e2) {
    config.onError(new IntlFormatError("Error formatting number.", config.locale, e2));
  }
  return String(value);
}
function formatNumberToParts(config, getNumberFormat, value, options = {}) {
  try {
    return getFormatter(config, getNumberFormat, options).formatToParts(value);
  } catch (e2) {
    config.onError(new IntlFormatError("Error formatting number.", config.locale, e2));
  }
  return [];
}
function messagesContainString(messages3) {
  return typeof (messages3 ? messages3[Object.keys(messages3)[0]] : void 0) === "string";
}
function verifyConfigMessages(config) {
  if (config.onWarn && config.defaultRichTextElements && messagesContainString(config.messages || {})) config.onWarn(`[@formatjs/intl] "defaultRichTextElements" was specified but "message" was not pre-compiled. 
Please consider using "@formatjs/cli" to pre-compile your messages for performance.
For more details see https://formatjs.github.io/docs/getting-started/message-distribution`);
}
function createIntl(config, cache4) {
  const formatters = createFormatters(cache4);
  const resolvedConfig = {
    ...DEFAULT_INTL_CONFIG,
    ...config
  };
  const { locale, defaultLocale, onError } = resolvedConfig;
  if (!locale) {
    if (onError) onError(new InvalidConfigError(`"locale" was not configured, using "${defaultLocale}" as fallback. See https://formatjs.github.io/docs/react-intl/api#intlshape for more details`));
    resolvedConfig.locale = resolvedConfig.defaultLocale || "en";
  } else if (!Intl.NumberFormat.supportedLocalesOf(locale).length && onError) onError(new MissingDataError(`Missing locale data for locale: "${locale}" in Intl.NumberFormat. Using default locale: "${defaultLocale}" as fallback. See https://formatjs.github.io/docs/react-intl#runtime-requirements for more details`));
  else if (!Intl.DateTimeFormat.supportedLocalesOf(locale).length && onError) onError(new MissingDataError(`Missing locale data for locale: "${locale}" in Intl.DateTimeFormat. Using default locale: "${defaultLocale}" as fallback. See https://formatjs.github.io/docs/react-intl#runtime-requirements for more details`));
  verifyConfigMessages(resolvedConfig);
  return {
    ...resolvedConfig,
    formatters,
    formatNumber: formatNumber.bind(null, resolvedConfig, formatters.getNumberFormat),
    formatNumberToParts: formatNumberToParts.bind(null, resolvedConfig, formatters.getNumberFormat),
    formatDuration: formatDuration.bind(null, resolvedConfig, formatters.getDurationFormat),
    formatDurationToParts: formatDurationToParts.bind(null, resolvedConfig, formatters.getDurationFormat),
    formatRelativeTime: formatRelativeTime.bind(null, resolvedConfig, formatters.getRelativeTimeFormat),
    formatDate: formatDate.bind(null, resolvedConfig, formatters.getDateTimeFormat),
    formatDateToParts: formatDateToParts.bind(null, resolvedConfig, formatters.getDateTimeFormat),
    formatTime: formatTime.bind(null, resolvedConfig, formatters.getDateTimeFormat),
    formatDateTimeRange: formatDateTimeRange.bind(null, resolvedConfig, formatters.getDateTimeFormat),
    formatTimeToParts: formatTimeToParts.bind(null, resolvedConfig, formatters.getDateTimeFormat),
    formatPlural: formatPlural.bind(null, resolvedConfig, formatters.getPluralRules),
    formatMessage: formatMessage.bind(null, resolvedConfig, formatters),
    $t: formatMessage.bind(null, resolvedConfig, formatters),
    formatList: formatList.bind(null, resolvedConfig, formatters.getListFormat),
    formatListToParts: formatListToParts.bind(null, resolvedConfig, formatters.getListFormat),
    formatDisplayName: formatDisplayName.bind(null, resolvedConfig, formatters.getDisplayNames)
  };
}
var IntlError, UnsupportedFormatterError, InvalidConfigError, MissingDataError, IntlFormatError, MessageFormatError, MissingTranslationError, defaultErrorHandler, defaultWarnHandler, DEFAULT_INTL_CONFIG, formatMessage, DATE_TIME_FORMAT_OPTIONS, DURATION_FORMAT_OPTIONS, DISPLAY_NAMES_OPTONS, LIST_FORMAT_OPTIONS, now, PLURAL_FORMAT_OPTIONS, RELATIVE_TIME_FORMAT_OPTIONS, NUMBER_FORMAT_OPTIONS;
var init_intl = __esm({
  "node_modules/@formatjs/intl/index.js"() {
    init_fast_memoize();
    init_intl_messageformat();
    init_no_parser();
    IntlError = class IntlError2 extends Error {
      constructor(code, message, exception) {
        const err2 = exception ? exception instanceof Error ? exception : new Error(String(exception)) : void 0;
        super(`[@formatjs/intl Error ${code}] ${message}
${err2 ? `
${err2.message}
${err2.stack}` : ""}`);
        this.code = code;
        if (typeof Error.captureStackTrace === "function") Error.captureStackTrace(this, IntlError2);
      }
    };
    UnsupportedFormatterError = class extends IntlError {
      constructor(message, exception) {
        super("UNSUPPORTED_FORMATTER", message, exception);
      }
    };
    InvalidConfigError = class extends IntlError {
      constructor(message, exception) {
        super("INVALID_CONFIG", message, exception);
      }
    };
    MissingDataError = class extends IntlError {
      constructor(message, exception) {
        super("MISSING_DATA", message, exception);
      }
    };
    IntlFormatError = class extends IntlError {
      constructor(message, locale, exception) {
        super("FORMAT_ERROR", `${message}
Locale: ${locale}
`, exception);
        this.locale = locale;
      }
    };
    MessageFormatError = class extends IntlFormatError {
      constructor(message, locale, descriptor, exception) {
        super(`${message}
MessageID: ${descriptor?.id}
Default Message: ${descriptor?.defaultMessage}
Description: ${descriptor?.description}
`, locale, exception);
        this.descriptor = descriptor;
        this.locale = locale;
      }
    };
    MissingTranslationError = class extends IntlError {
      constructor(descriptor, locale) {
        super("MISSING_TRANSLATION", `Missing message: "${descriptor.id}" for locale "${locale}", using ${descriptor.defaultMessage ? `default message (${typeof descriptor.defaultMessage === "string" ? descriptor.defaultMessage : descriptor.defaultMessage.map((e2) => e2.value ?? JSON.stringify(e2)).join()})` : "id"} as fallback.`);
        this.descriptor = descriptor;
      }
    };
    defaultErrorHandler = (error) => {
      if (false) console.error(error);
    };
    defaultWarnHandler = (warning) => {
      if (false) console.warn(warning);
    };
    DEFAULT_INTL_CONFIG = {
      formats: {},
      messages: {},
      timeZone: void 0,
      defaultLocale: "en",
      defaultFormats: {},
      fallbackOnEmptyString: true,
      onError: defaultErrorHandler,
      onWarn: defaultWarnHandler
    };
    formatMessage = ({ locale, formats, messages: messages3, defaultLocale, defaultFormats, fallbackOnEmptyString, onError, timeZone, defaultRichTextElements }, state, messageDescriptor = { id: "" }, values, opts) => {
      const { id: msgId, defaultMessage } = messageDescriptor;
      if (!msgId) invariant(false, `[@formatjs/intl] An \`id\` must be provided to format a message. You can either:
1. Configure your build toolchain with [babel-plugin-formatjs](https://formatjs.github.io/docs/tooling/babel-plugin)
or [@formatjs/ts-transformer](https://formatjs.github.io/docs/tooling/ts-transformer) OR
2. Configure your \`eslint\` config to include [eslint-plugin-formatjs](https://formatjs.github.io/docs/tooling/linter#enforce-id)
to autofix this issue${getMessageDescriptorContext(messageDescriptor)}`);
      const id = String(msgId);
      const message = messages3 && Object.prototype.hasOwnProperty.call(messages3, id) && messages3[id];
      if (Array.isArray(message) && message.length === 1 && message[0].type === TYPE.literal) return message[0].value;
      values = {
        ...defaultRichTextElements,
        ...values
      };
      formats = deepMergeFormatsAndSetTimeZone(formats, timeZone);
      defaultFormats = deepMergeFormatsAndSetTimeZone(defaultFormats, timeZone);
      if (!message) {
        if (fallbackOnEmptyString === false && message === "") return message;
        if (!defaultMessage || locale && locale.toLowerCase() !== defaultLocale.toLowerCase()) onError(new MissingTranslationError(messageDescriptor, locale));
        if (defaultMessage) try {
          return state.getMessageFormat(defaultMessage, defaultLocale, defaultFormats, opts).format(values);
        } catch (e2) {
          onError(new MessageFormatError(`Error formatting default message for: "${id}", rendering default message verbatim`, locale, messageDescriptor, e2));
          return typeof defaultMessage === "string" ? defaultMessage : id;
        }
        return id;
      }
      try {
        return state.getMessageFormat(message, locale, formats, {
          formatters: state,
          ...opts
        }).format(values);
      } catch (e2) {
        onError(new MessageFormatError(`Error formatting message: "${id}", using ${defaultMessage ? "default message" : "id"} as fallback.`, locale, messageDescriptor, e2));
      }
      if (defaultMessage) try {
        return state.getMessageFormat(defaultMessage, defaultLocale, defaultFormats, opts).format(values);
      } catch (e2) {
        onError(new MessageFormatError(`Error formatting the default message for: "${id}", rendering message verbatim`, locale, messageDescriptor, e2));
      }
      if (typeof message === "string") return message;
      if (typeof defaultMessage === "string") return defaultMessage;
      return id;
    };
    DATE_TIME_FORMAT_OPTIONS = [
      "formatMatcher",
      "timeZone",
      "hour12",
      "weekday",
      "era",
      "year",
      "month",
      "day",
      "hour",
      "minute",
      "second",
      "timeZoneName",
      "hourCycle",
      "dateStyle",
      "timeStyle",
      "calendar",
      "numberingSystem",
      "fractionalSecondDigits"
    ];
    DURATION_FORMAT_OPTIONS = [
      "style",
      "numberingSystem",
      "years",
      "yearsDisplay",
      "months",
      "monthsDisplay",
      "weeks",
      "weeksDisplay",
      "days",
      "daysDisplay",
      "hours",
      "hoursDisplay",
      "minutes",
      "minutesDisplay",
      "seconds",
      "secondsDisplay",
      "milliseconds",
      "millisecondsDisplay",
      "microseconds",
      "microsecondsDisplay",
      "nanoseconds",
      "nanosecondsDisplay",
      "fractionalDigits"
    ];
    DISPLAY_NAMES_OPTONS = [
      "style",
      "type",
      "fallback",
      "languageDisplay"
    ];
    LIST_FORMAT_OPTIONS = ["type", "style"];
    now = Date.now();
    PLURAL_FORMAT_OPTIONS = ["type"];
    RELATIVE_TIME_FORMAT_OPTIONS = ["numeric", "style"];
    NUMBER_FORMAT_OPTIONS = [
      "style",
      "currency",
      "unit",
      "unitDisplay",
      "useGrouping",
      "minimumIntegerDigits",
      "minimumFractionDigits",
      "maximumFractionDigits",
      "minimumSignificantDigits",
      "maximumSignificantDigits",
      "compactDisplay",
      "currencyDisplay",
      "currencySign",
      "notation",
      "signDisplay",
      "unit",
      "unitDisplay",
      "numberingSystem",
      "trailingZeroDisplay",
      "roundingPriority",
      "roundingIncrement",
      "roundingMode"
    ];
  }
});

// node_modules/react-intl/index.js
import * as React from "react";
import { Fragment as Fragment2, jsx } from "react/jsx-runtime";
function invariant2(condition, message, Err = Error) {
  if (!condition) throw new Err(message);
}
function invariantIntlContext(intl) {
  invariant2(intl, "[React Intl] Could not find required `intl` object. <IntlProvider> needs to exist in the component ancestry.");
}
function assignUniqueKeysToParts(formatXMLElementFn) {
  return function(parts) {
    return formatXMLElementFn(toKeyedReactNodeArray(parts));
  };
}
function shallowEqual(objA, objB) {
  if (objA === objB) return true;
  if (!objA || !objB) return false;
  var aKeys = Object.keys(objA);
  var bKeys = Object.keys(objB);
  var len = aKeys.length;
  if (bKeys.length !== len) return false;
  for (var i3 = 0; i3 < len; i3++) {
    var key = aKeys[i3];
    if (objA[key] !== objB[key] || !Object.prototype.hasOwnProperty.call(objB, key)) return false;
  }
  return true;
}
function useIntl() {
  const intl = React.useContext(IntlContext);
  invariantIntlContext(intl);
  return intl;
}
function createFormattedDateTimePartsComponent(name) {
  const ComponentParts = (props) => {
    const intl = useIntl();
    const { value, children, ...formatProps } = props;
    const date = typeof value === "string" ? new Date(value || 0) : value;
    return children(name === "formatDate" ? intl.formatDateToParts(date, formatProps) : intl.formatTimeToParts(date, formatProps));
  };
  ComponentParts.displayName = DisplayNameParts[name];
  return ComponentParts;
}
function createFormattedComponent(name) {
  const Component = (props) => {
    const intl = useIntl();
    const { value, children, ...formatProps } = props;
    const formattedValue = intl[name](value, formatProps);
    if (typeof children === "function") return children(formattedValue);
    const Text = intl.textComponent || React.Fragment;
    return /* @__PURE__ */ jsx(Text, { children: formattedValue });
  };
  Component.displayName = DisplayName[name];
  return Component;
}
function assignUniqueKeysToFormatXMLElementFnArgument(values) {
  if (!values) return values;
  return Object.keys(values).reduce((acc, k) => {
    const v = values[k];
    acc[k] = isFormatXMLElementFn(v) ? assignUniqueKeysToParts(v) : v;
    return acc;
  }, {});
}
function areEqual(prevProps, nextProps) {
  const { values, ...otherProps } = prevProps;
  const { values: nextValues, ...nextOtherProps } = nextProps;
  return shallowEqual(nextValues, values) && shallowEqual(otherProps, nextOtherProps);
}
function FormattedMessage(props) {
  const { formatMessage: formatMessage2, textComponent: Text = React.Fragment } = useIntl();
  const { id, description, defaultMessage, values, children, tagName: Component = Text, ignoreTag } = props;
  const nodes = formatMessage2({
    id,
    description,
    defaultMessage
  }, values, { ignoreTag });
  if (typeof children === "function") return children(Array.isArray(nodes) ? nodes : [nodes]);
  if (Component) return /* @__PURE__ */ jsx(Component, { children: nodes });
  return /* @__PURE__ */ jsx(Fragment2, { children: nodes });
}
function processIntlConfig(config) {
  return {
    locale: config.locale,
    timeZone: config.timeZone,
    fallbackOnEmptyString: config.fallbackOnEmptyString,
    formats: config.formats,
    textComponent: config.textComponent,
    messages: config.messages,
    defaultLocale: config.defaultLocale,
    defaultFormats: config.defaultFormats,
    onError: config.onError,
    onWarn: config.onWarn,
    wrapRichTextChunksInFragment: config.wrapRichTextChunksInFragment,
    defaultRichTextElements: config.defaultRichTextElements
  };
}
function IntlProviderImpl(props) {
  const cacheRef = React.useRef(createIntlCache());
  const prevConfigRef = React.useRef(void 0);
  const intlRef = React.useRef(void 0);
  const filteredProps = {};
  for (const key in props) if (props[key] !== void 0) filteredProps[key] = props[key];
  const config = processIntlConfig({
    ...DEFAULT_INTL_CONFIG$1,
    ...filteredProps
  });
  if (!prevConfigRef.current || !shallowEqual(prevConfigRef.current, config)) {
    prevConfigRef.current = config;
    intlRef.current = createIntl2(config, cacheRef.current);
  }
  invariantIntlContext(intlRef.current);
  return /* @__PURE__ */ jsx(Provider, {
    value: intlRef.current,
    children: props.children
  });
}
function selectUnit(seconds) {
  const absValue = Math.abs(seconds);
  if (absValue < MINUTE) return "second";
  if (absValue < HOUR) return "minute";
  if (absValue < DAY) return "hour";
  return "day";
}
function getDurationInSeconds(unit) {
  switch (unit) {
    case "second":
      return 1;
    case "minute":
      return MINUTE;
    case "hour":
      return HOUR;
    default:
      return DAY;
  }
}
function valueToSeconds(value, unit) {
  if (!value) return 0;
  switch (unit) {
    case "second":
      return value;
    case "minute":
      return value * MINUTE;
    default:
      return value * HOUR;
  }
}
function canIncrement(unit = "second") {
  return INCREMENTABLE_UNITS.indexOf(unit) > -1;
}
function defineMessage(message, _options) {
  return message;
}
var DEFAULT_INTL_CONFIG$1, toKeyedReactNodeArray, IntlContext, Provider, DisplayName, DisplayNameParts, FormattedNumberParts, FormattedDurationParts, FormattedListParts, formatMessage$1, createIntl2, FormattedDateTimeRange, MemoizedFormattedMessage, FormattedPlural, MINUTE, HOUR, DAY, INCREMENTABLE_UNITS, SimpleFormattedRelativeTime, FormattedRelativeTime, FormattedDate, FormattedTime, FormattedNumber, FormattedDuration, FormattedList, FormattedDisplayName, FormattedDateParts, FormattedTimeParts;
var init_react_intl = __esm({
  "node_modules/react-intl/index.js"() {
    "use client";
    init_intl();
    init_intl_messageformat();
    DEFAULT_INTL_CONFIG$1 = {
      ...DEFAULT_INTL_CONFIG,
      textComponent: React.Fragment
    };
    toKeyedReactNodeArray = (children) => {
      return React.Children.toArray(children).map((child, index) => {
        if (React.isValidElement(child)) return /* @__PURE__ */ jsx(React.Fragment, { children: child }, index);
        return child;
      });
    };
    IntlContext = React.createContext(null);
    Provider = IntlContext.Provider;
    DisplayName = /* @__PURE__ */ (function(DisplayName2) {
      DisplayName2["formatDate"] = "FormattedDate";
      DisplayName2["formatTime"] = "FormattedTime";
      DisplayName2["formatNumber"] = "FormattedNumber";
      DisplayName2["formatList"] = "FormattedList";
      DisplayName2["formatDuration"] = "FormattedDuration";
      DisplayName2["formatDisplayName"] = "FormattedDisplayName";
      return DisplayName2;
    })(DisplayName || {});
    DisplayNameParts = /* @__PURE__ */ (function(DisplayNameParts2) {
      DisplayNameParts2["formatDate"] = "FormattedDateParts";
      DisplayNameParts2["formatTime"] = "FormattedTimeParts";
      DisplayNameParts2["formatNumber"] = "FormattedNumberParts";
      DisplayNameParts2["formatList"] = "FormattedListParts";
      return DisplayNameParts2;
    })(DisplayNameParts || {});
    FormattedNumberParts = (props) => {
      const intl = useIntl();
      const { value, children, ...formatProps } = props;
      return children(intl.formatNumberToParts(value, formatProps));
    };
    FormattedNumberParts.displayName = "FormattedNumberParts";
    FormattedDurationParts = (props) => {
      const intl = useIntl();
      const { value, children, ...formatProps } = props;
      return children(intl.formatDurationToParts(value, formatProps));
    };
    FormattedDurationParts.displayName = "FormattedDurationParts";
    FormattedListParts = (props) => {
      const intl = useIntl();
      const { value, children, ...formatProps } = props;
      return children(intl.formatListToParts(value, formatProps));
    };
    FormattedListParts.displayName = "FormattedListParts";
    formatMessage$1 = (config, formatters, descriptor, rawValues, ...rest) => {
      const values = assignUniqueKeysToFormatXMLElementFnArgument(rawValues);
      const chunks = formatMessage(config, formatters, descriptor, values, ...rest);
      if (Array.isArray(chunks)) return toKeyedReactNodeArray(chunks);
      return chunks;
    };
    createIntl2 = ({ defaultRichTextElements: rawDefaultRichTextElements, ...config }, cache4) => {
      const defaultRichTextElements = assignUniqueKeysToFormatXMLElementFnArgument(rawDefaultRichTextElements);
      const coreIntl = createIntl({
        ...DEFAULT_INTL_CONFIG$1,
        ...config,
        defaultRichTextElements
      }, cache4);
      const resolvedConfig = {
        locale: coreIntl.locale,
        timeZone: coreIntl.timeZone,
        fallbackOnEmptyString: coreIntl.fallbackOnEmptyString,
        formats: coreIntl.formats,
        defaultLocale: coreIntl.defaultLocale,
        defaultFormats: coreIntl.defaultFormats,
        messages: coreIntl.messages,
        onError: coreIntl.onError,
        defaultRichTextElements
      };
      return {
        ...coreIntl,
        formatMessage: formatMessage$1.bind(null, resolvedConfig, coreIntl.formatters),
        $t: formatMessage$1.bind(null, resolvedConfig, coreIntl.formatters)
      };
    };
    FormattedDateTimeRange = (props) => {
      const intl = useIntl();
      const { from, to, children, ...formatProps } = props;
      const formattedValue = intl.formatDateTimeRange(from, to, formatProps);
      if (typeof children === "function") return children(formattedValue);
      const Text = intl.textComponent || React.Fragment;
      return /* @__PURE__ */ jsx(Text, { children: formattedValue });
    };
    FormattedDateTimeRange.displayName = "FormattedDateTimeRange";
    FormattedMessage.displayName = "FormattedMessage";
    MemoizedFormattedMessage = React.memo(FormattedMessage, areEqual);
    MemoizedFormattedMessage.displayName = "MemoizedFormattedMessage";
    FormattedPlural = (props) => {
      const { formatPlural: formatPlural2, textComponent: Text } = useIntl();
      const { value, other, children } = props;
      const formattedPlural = props[formatPlural2(value, props)] || other;
      if (typeof children === "function") return children(formattedPlural);
      if (Text) return /* @__PURE__ */ jsx(Text, { children: formattedPlural });
      return formattedPlural;
    };
    FormattedPlural.displayName = "FormattedPlural";
    IntlProviderImpl.displayName = "IntlProvider";
    MINUTE = 60;
    HOUR = 3600;
    DAY = 86400;
    INCREMENTABLE_UNITS = [
      "second",
      "minute",
      "hour"
    ];
    SimpleFormattedRelativeTime = (props) => {
      const { formatRelativeTime: formatRelativeTime2, textComponent: Text } = useIntl();
      const { children, value, unit, ...otherProps } = props;
      const formattedRelativeTime = formatRelativeTime2(value || 0, unit, otherProps);
      if (typeof children === "function") return children(formattedRelativeTime);
      if (Text) return /* @__PURE__ */ jsx(Text, { children: formattedRelativeTime });
      return /* @__PURE__ */ jsx(Fragment2, { children: formattedRelativeTime });
    };
    FormattedRelativeTime = ({ value = 0, unit = "second", updateIntervalInSeconds, ...otherProps }) => {
      invariant2(!updateIntervalInSeconds || !!(updateIntervalInSeconds && canIncrement(unit)), "Cannot schedule update with unit longer than hour");
      const [prevUnit, setPrevUnit] = React.useState();
      const [prevValue, setPrevValue] = React.useState(0);
      const [currentValueInSeconds, setCurrentValueInSeconds] = React.useState(0);
      const updateTimer = React.useRef(void 0);
      if (unit !== prevUnit || value !== prevValue) {
        setPrevValue(value || 0);
        setPrevUnit(unit);
        setCurrentValueInSeconds(canIncrement(unit) ? valueToSeconds(value, unit) : 0);
      }
      React.useEffect(() => {
        function clearUpdateTimer() {
          clearTimeout(updateTimer.current);
        }
        clearUpdateTimer();
        if (!updateIntervalInSeconds || !canIncrement(unit)) return clearUpdateTimer;
        const nextValueInSeconds = currentValueInSeconds - updateIntervalInSeconds;
        const nextUnit = selectUnit(nextValueInSeconds);
        if (nextUnit === "day") return clearUpdateTimer;
        const unitDuration = getDurationInSeconds(nextUnit);
        const prevInterestingValueInSeconds = nextValueInSeconds - nextValueInSeconds % unitDuration;
        const nextInterestingValueInSeconds = prevInterestingValueInSeconds >= currentValueInSeconds ? prevInterestingValueInSeconds - unitDuration : prevInterestingValueInSeconds;
        const delayInSeconds = Math.abs(nextInterestingValueInSeconds - currentValueInSeconds);
        if (currentValueInSeconds !== nextInterestingValueInSeconds) updateTimer.current = setTimeout(() => setCurrentValueInSeconds(nextInterestingValueInSeconds), delayInSeconds * 1e3);
        return clearUpdateTimer;
      }, [
        currentValueInSeconds,
        updateIntervalInSeconds,
        unit
      ]);
      let currentValue = value || 0;
      let currentUnit = unit;
      if (canIncrement(unit) && typeof currentValueInSeconds === "number" && updateIntervalInSeconds) {
        currentUnit = selectUnit(currentValueInSeconds);
        const unitDuration = getDurationInSeconds(currentUnit);
        currentValue = Math.round(currentValueInSeconds / unitDuration);
      }
      return /* @__PURE__ */ jsx(SimpleFormattedRelativeTime, {
        value: currentValue,
        unit: currentUnit,
        ...otherProps
      });
    };
    FormattedRelativeTime.displayName = "FormattedRelativeTime";
    FormattedDate = createFormattedComponent("formatDate");
    FormattedTime = createFormattedComponent("formatTime");
    FormattedNumber = createFormattedComponent("formatNumber");
    FormattedDuration = createFormattedComponent("formatDuration");
    FormattedList = createFormattedComponent("formatList");
    FormattedDisplayName = createFormattedComponent("formatDisplayName");
    FormattedDateParts = createFormattedDateTimePartsComponent("formatDate");
    FormattedTimeParts = createFormattedDateTimePartsComponent("formatTime");
  }
});

// src/rendering/messages.ts
var plain, messages;
var init_messages = __esm({
  "src/rendering/messages.ts"() {
    "use strict";
    init_react_intl();
    plain = defineMessages({
      title: {
        id: "cert.title",
        defaultMessage: "Course Certification",
        description: "Title of a certificate"
      },
      label: {
        id: "cert.label",
        defaultMessage: "achievement",
        description: "Small label on a certificate, set in capitals"
      },
      certify: {
        id: "cert.certify",
        defaultMessage: "We certify that",
        description: "On a certificate, before the name of the learner"
      },
      concluded: {
        id: "cert.concluded",
        defaultMessage: "concluded the course:",
        description: "On a certificate, between the name of the learner and the name of the course"
      },
      validationId: {
        id: "cert.vid",
        defaultMessage: "Validation ID",
        description: "On the back of a certificate, above its identifier"
      },
      backHeading: {
        id: "cert.back",
        defaultMessage: "Certificate details",
        description: "Heading of the back of a certificate, set in capitals"
      },
      scan: {
        id: "cert.scan",
        defaultMessage: "Scan to verify",
        description: "Under the QR code of a certificate"
      },
      duration: {
        id: "cert.fact.duration",
        defaultMessage: "Duration",
        description: "On the back of a certificate, above its workload"
      },
      grade: {
        id: "cert.fact.grade",
        defaultMessage: "Grade",
        description: "On the back of a certificate, above its grade"
      },
      completionDate: {
        id: "cert.fact.date",
        defaultMessage: "Completion date",
        description: "On a certificate, above the day of completion"
      },
      instructor: {
        id: "cert.fact.instructor",
        defaultMessage: "Instructor",
        description: "On the back of a certificate, above the name of the instructor"
      },
      place: {
        id: "cert.fact.place",
        defaultMessage: "Place",
        description: "On the back of a certificate, above the place of the course"
      },
      issuer: {
        id: "cert.fact.issuer",
        defaultMessage: "Issued by",
        description: "On the back of a certificate, before the name of the company"
      },
      programme: {
        id: "cert.programme",
        defaultMessage: "Programme",
        description: "On the back of a certificate, above the programme of the course"
      },
      textOnBack: {
        id: "cert.textOnBack",
        defaultMessage: "text on the back",
        description: "On the front of a certificate, after the duration, if the text in the middle of the front is on the back"
      },
      continuesOnBack: {
        id: "cert.continues",
        defaultMessage: "continued on the back",
        description: "On the front of a certificate, in brackets after the beginning of a long text"
      },
      continuedFromFront: {
        id: "cert.continued",
        defaultMessage: "Continued from the front",
        description: "On the back of a certificate, above the rest of the long texts of its front"
      },
      continuedHeader: {
        id: "cert.continued.header",
        defaultMessage: "Header:",
        description: "On the back of a certificate, on the same line before the rest of the text at the top of its front"
      },
      continuedCenter: {
        id: "cert.continued.center",
        defaultMessage: "Text:",
        description: "On the back of a certificate, on the same line before the rest of the text in the middle of its front"
      },
      continuedFooter: {
        id: "cert.continued.footer",
        defaultMessage: "Footer:",
        description: "On the back of a certificate, on the same line before the rest of the text at the bottom of its front"
      },
      front: {
        id: "side.front",
        defaultMessage: "Front",
        description: "The front of a certificate"
      },
      back: {
        id: "side.back",
        defaultMessage: "Back",
        description: "The back of a certificate"
      }
    });
    messages = {
      ...plain,
      hours: defineMessage({
        id: "cert.duration.hours",
        defaultMessage: "{h, plural, one {# hour} other {# hours}}",
        description: "A workload of whole hours on a certificate"
      }),
      minutes: defineMessage({
        id: "cert.duration.minutes",
        defaultMessage: "{m, plural, one {# minute} other {# minutes}}",
        description: "A workload below an hour on a certificate"
      }),
      hoursAndMinutes: defineMessage({
        id: "cert.duration",
        defaultMessage: "{h, plural, one {# hour} other {# hours}} and {m, plural, one {# minute} other {# minutes}}",
        description: "A workload on a certificate"
      }),
      qrAlt: defineMessage({
        id: "cert.qr",
        defaultMessage: "QR code that leads to the public certificate: {address}",
        description: "Alternative text of the QR code"
      })
    };
  }
});

// src/rendering/certificateText.ts
function createCertificateText(certificate, documentLocale) {
  const { language, intl } = documentLocale;
  const { brand, course, programme } = certificate;
  const date = getEarnedIsoDate(certificate);
  const issuedAt = toInstant(certificate.createdAt ?? "", documentLocale.timeZone);
  const address = trimTrailingSlashes(documentLocale.publicUrl).replace(/^https?:\/\//, "");
  const formatField = createDocumentFieldFormatter(documentLocale);
  const [header, center, footer] = getAreaTexts(certificate.template, language).map(
    (area) => fillInAreaText(area, certificate.registeredData, formatField)
  );
  const format = (message) => intl.formatMessage(message);
  const company = toSingleLineText(certificate.company.name);
  const legalName = toSingleLineText(brand.legalName);
  return {
    language,
    issuedAt: issuedAt?.toISOString() ?? "",
    title: format(messages.title),
    label: format(messages.label),
    certify: format(messages.certify),
    name: toSingleLineText(certificate.user.name),
    concluded: format(messages.concluded),
    course: toSingleLineText(course.name),
    header: toSingleLineText(header),
    center: toPlainText(center),
    footer: toPlainText(footer),
    completionDate: {
      label: format(messages.completionDate),
      value: date === null ? "" : formatField("mission.completed_at", date)
    },
    duration: {
      label: format(messages.duration),
      value: formatField("mission.workload", course.workload ?? 0)
    },
    grade: {
      label: format(messages.grade),
      value: course.grade === null ? "" : formatGrade(intl, course.grade)
    },
    validationId: {
      label: format(messages.validationId),
      value: toSingleLineText(certificate.validationId)
    },
    instructor: {
      label: format(messages.instructor),
      value: toSingleLineText(programme.instructor)
    },
    place: { label: format(messages.place), value: toSingleLineText(programme.place) },
    issuer: { label: format(messages.issuer), value: legalName === "" ? company : legalName },
    programme: { label: format(messages.programme), value: toPlainText(programme.text) },
    company,
    legalName,
    signatories: brand.signatures.slice(0, maxSignatures).map(({ name, role }) => ({ name: toSingleLineText(name), role: toSingleLineText(role) })),
    sides: { front: format(messages.front), back: format(messages.back) },
    backHeading: format(messages.backHeading),
    continuation: formatContinuation(format),
    scan: format(messages.scan),
    url: getPublicCertificateUrl(certificate.id, language, documentLocale),
    address,
    qrAlt: intl.formatMessage(messages.qrAlt, { address })
  };
}
function listFacts(text) {
  const facts = [text.duration, text.completionDate, text.grade, text.place, text.instructor];
  return facts.filter(({ value }) => value !== "");
}
function listTextsToLoadFonts(text) {
  return collectStrings(text);
}
function formatRegisteredGrade(intl, grade) {
  const isNumber = String(grade).trim() !== "" && Number.isFinite(Number(grade));
  return isNumber ? formatGrade(intl, Number(grade)) : "";
}
function formatDocumentWorkload(intl, workload) {
  const duration = toDuration(workload);
  if (!duration) return "";
  const { hours: h2, minutes: m2 } = duration;
  if (m2 === 0) return intl.formatMessage(messages.hours, { h: h2 });
  if (h2 === 0) return intl.formatMessage(messages.minutes, { m: m2 });
  return intl.formatMessage(messages.hoursAndMinutes, { h: h2, m: m2 });
}
var formatContinuation, collectStrings, createDocumentFieldFormatter;
var init_certificateText = __esm({
  "src/rendering/certificateText.ts"() {
    "use strict";
    init_dateLocale();
    init_formatGrade();
    init_urls();
    init_brand();
    init_certificate();
    init_isoDate();
    init_plainText();
    init_registeredData();
    init_registeredFields();
    init_template();
    init_workload();
    init_messages();
    formatContinuation = (format) => ({
      front: format(messages.continuesOnBack),
      wholeText: format(messages.textOnBack),
      back: format(messages.continuedFromFront),
      areas: {
        header: format(messages.continuedHeader),
        center: format(messages.continuedCenter),
        footer: format(messages.continuedFooter)
      }
    });
    collectStrings = (value) => typeof value === "string" ? [value] : Object.values(value).flatMap(collectStrings);
    createDocumentFieldFormatter = ({ intl, dateLocale, timeZone }) => createRegisteredFieldFormatter({
      workload: (minutes) => formatDocumentWorkload(intl, Number(minutes)),
      date: (iso) => formatCertificateDate(String(iso), dateLocale, timeZone, "long"),
      grade: (grade) => formatRegisteredGrade(intl, grade),
      text: String
    });
  }
});

// src/runtime/timeouts.ts
async function withTimeout(limit, run2) {
  const controller = new AbortController();
  let timer;
  const timeout = new Promise((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new TimeoutError(limit);
      reject(error);
      controller.abort(error);
    }, limit);
  });
  try {
    return await Promise.race([run2(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
var timeouts, TimeoutError;
var init_timeouts = __esm({
  "src/runtime/timeouts.ts"() {
    "use strict";
    timeouts = {
      /** Time after which the interface says that loading takes longer than usual. */
      slow: 4e3,
      /** Limit for a server response, for a token requested from the host, or for a file of the plugin. */
      response: 3e4,
      /** Limit for a request that changes data on the server and may upload an image of several megabytes. */
      write: 6e4,
      /** Limit for an image on a certificate. After this time, the certificate is drawn without the image. */
      image: 1e4,
      /** Limit for a font on screen. After this time, a system font is shown until the font has loaded. */
      font: 5e3
    };
    TimeoutError = class extends Error {
      name = "TimeoutError";
      constructor(limit) {
        super(`Nothing came within ${limit / 1e3} s.`);
      }
    };
  }
});

// src/runtime/retryImport.ts
function reportRetry(ms, error) {
  const [report] = listeners;
  const { request, name } = error;
  if (!report) unreportedRetries.push([ms, error]);
  else
    report(
      "file-retried",
      performance.now() - ms,
      (request ?? name ?? "").replace(/^[^?]*\/|\?.*/g, "")
    );
}
async function retryImport(load) {
  const loadedModule = await withTimeout(timeouts.response, async () => {
    for (const delay of retryDelays) {
      const startedAt = performance.now();
      try {
        return await load();
      } catch (error) {
        reportRetry(performance.now() - startedAt, error);
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
    return load();
  });
  await yieldToMain();
  return loadedModule;
}
var retryDelays, unreportedRetries, listeners;
var init_retryImport = __esm({
  "src/runtime/retryImport.ts"() {
    "use strict";
    init_yieldToMain();
    init_timeouts();
    retryDelays = [400, 1600];
    unreportedRetries = typeof __webpack_require__ === "undefined" ? [] : __webpack_require__.chunkRetries ??= [];
    listeners = /* @__PURE__ */ new Set();
  }
});

// src/rendering/fonts/faces.ts
var faceNamesByRole, sansSerifFamilies, systemFontFamilies, getCssFontFamily, identifierGapFontFamily;
var init_faces = __esm({
  "src/rendering/fonts/faces.ts"() {
    "use strict";
    init_drawingVersion();
    faceNamesByRole = {
      title: ["title", "titleWide", "titleGreek"],
      body: ["body", "bodyWide"],
      bold: ["bold", "boldWide"],
      identifier: ["identifier", "body", "bodyWide"]
    };
    sansSerifFamilies = "system-ui, 'Segoe UI', 'Noto Sans', sans-serif";
    systemFontFamilies = {
      title: "Georgia, 'Times New Roman', 'Noto Serif', serif",
      body: sansSerifFamilies,
      bold: sansSerifFamilies,
      identifier: sansSerifFamilies
    };
    getCssFontFamily = (name) => `certs-${drawingVersion}-${name}`;
    identifierGapFontFamily = `${getCssFontFamily("identifier")}-gap`;
  }
});

// src/rendering/fonts/fontMetrics.ts
function decodeDeltas(deltas) {
  let sum = 0;
  return deltas.map((delta) => sum += delta);
}
function buildGlyphMap({ codePoints, glyphs: deltas }) {
  const glyphs = decodeDeltas(deltas);
  const [start2 = 0, length = 0] = codePoints.slice(-2);
  const byCodePoint = new Uint16Array(start2 + length);
  let offset = 0;
  codePoints.forEach((runStart, index) => {
    if (index % 2 === 1) return;
    const runLength = codePoints[index + 1] ?? 0;
    byCodePoint.set(glyphs.slice(offset, offset + runLength), runStart);
    offset += runLength;
  });
  return byCodePoint;
}
function decodeKerning(kerning, size2) {
  const matrix = new Int16Array(size2);
  let cell = 0;
  for (let index = 0; index < kerning.length; index++) {
    const value = kerning[index] ?? 0;
    if (value === 0) cell += kerning[++index] ?? 0;
    else matrix[cell++] = value;
  }
  return matrix;
}
function createFace(name, metrics) {
  const glyphs = buildGlyphMap(metrics);
  const advances2 = Uint16Array.from(decodeDeltas(metrics.advances));
  const rows = Int16Array.from(decodeDeltas(metrics.leftClasses));
  const columns = Int16Array.from(decodeDeltas(metrics.rightClasses));
  const columnCount = countClasses(columns);
  const kerning = decodeKerning(metrics.kerning, countClasses(rows) * columnCount);
  return {
    name,
    unitsPerEm: metrics.unitsPerEm,
    ascent: metrics.ascent,
    descent: metrics.descent,
    capHeight: metrics.capHeight,
    getGlyph: (codePoint) => glyphs[codePoint] ?? 0,
    getAdvance: (glyph) => advances2[glyph] ?? 0,
    getKerning: (first, second) => {
      const row = rows[first] ?? -1;
      const column2 = columns[second] ?? -1;
      return row < 0 || column2 < 0 ? 0 : kerning[row * columnCount + column2] ?? 0;
    }
  };
}
var countClasses;
var init_fontMetrics = __esm({
  "src/rendering/fonts/fontMetrics.ts"() {
    "use strict";
    countClasses = (classes) => classes.reduce((max2, value) => Math.max(max2, value), -1) + 1;
  }
});

// src/rendering/fonts/identifierFace.ts
var identifierCharacter, advances, createIdentifierFace;
var init_identifierFace = __esm({
  "src/rendering/fonts/identifierFace.ts"() {
    "use strict";
    identifierCharacter = /[ \w./:-]/;
    advances = { I: 903, l: 564 };
    createIdentifierFace = (body3) => ({
      ...body3,
      name: "identifier",
      getGlyph: (codePoint) => identifierCharacter.test(String.fromCharCode(codePoint)) ? codePoint : 0,
      getAdvance: (glyph) => advances[String.fromCharCode(glyph)] ?? body3.getAdvance(body3.getGlyph(glyph)),
      getKerning: () => 0
    });
  }
});

// src/rendering/fonts/metrics/body.json
var body_default;
var init_body = __esm({
  "src/rendering/fonts/metrics/body.json"() {
    body_default = {
      unitsPerEm: 2048,
      ascent: 1984,
      descent: -494,
      capHeight: 1490,
      codePoints: [32, 95, 160, 13, 174, 155, 330, 54, 402, 1, 536, 4, 699, 2, 710, 2, 728, 6, 7838, 1, 8194, 2, 8199, 1, 8201, 2, 8208, 6, 8216, 11, 8230, 1, 8239, 2, 8242, 2, 8249, 2, 8260, 1, 8364, 1, 8470, 1, 8482, 1, 8592, 4, 8722, 1, 8734, 1, 8776, 1, 8800, 1, 8804, 2, 9733, 1, 10003, 1],
      glyphs: [365, -104, 26, -15, -28, 101, -85, 26, -21, 1, 58, -12, -16, -18, 19, -23, -24, 1, 1, 1, 1, 1, 1, 1, 1, 1, 40, 1, 6, 4, -3, -44, 8, -270, 11, 1, 6, 2, 10, 1, 5, 3, 10, 2, 2, 5, 1, 6, 11, 1, 1, 4, 7, 4, 11, 1, 2, 1, 4, 154, 10, -9, 55, -3, 29, -232, 11, 2, 6, 3, 11, 2, 5, 3, 12, 2, 2, 6, 1, 6, 11, 1, 1, 4, 7, 5, 12, 1, 2, 1, 4, 31, 6, -5, 48, 48, -104, -17, 2, 26, -27, 30, 56, 18, -24, 3, -25, 15, 6, 28, -25, -12, 19, 1, 11, -126, 110, -30, 57, -24, -4, -25, 38, -1, 2, -80, -260, 1, 1, -3, -1, 5, 4, 3, 8, 1, 1, 1, 17, 1, 1, -3, 340, -320, 9, 1, 1, -4, -1, 247, -245, 26, 1, 1, 1, 12, 132, -30, -90, -4, 2, 6, -5, 4, 2, 4, 10, 1, 1, -3, 24, 1, 1, -4, 81, -59, 9, 1, 1, -4, -1, 125, -123, 30, 1, 1, -5, 17, -107, 106, -227, 115, -114, 110, -109, 114, -109, 117, -116, 117, -116, 117, -116, 117, -115, 118, 242, -243, -111, 118, -117, 118, -117, 118, -117, 118, -117, 118, -115, 120, -119, 120, -119, 120, -119, 120, -118, 121, -120, 119, -113, 118, -117, 121, -120, 121, -120, 121, -120, 112, 221, -211, -120, 122, -120, 122, 210, -330, 124, -123, 124, -123, 124, 202, -205, -120, 119, -115, 124, -123, 124, -123, 124, -123, 120, -112, 123, -122, 123, -122, 123, -122, 123, -119, 123, -122, 123, -122, 123, -121, 123, -122, 123, -122, 123, -122, 123, -119, 124, -123, 124, 168, -170, -115, 121, -120, 125, -124, 125, -124, 125, -124, 125, -124, 125, -122, 125, -121, 126, -125, 2, 125, -124, 125, -124, 125, -90, 97, -160, 123, -118, 124, 181, -113, 66, 6, -3, 1, 1, 3, -7, -4, -259, 279, 1, 1, 1, 1, 14, 1, -107, -1, 2, 1, 2, 1, 6, 1, -4, 1, 1, 3, 28, 1, -39, 15, 69, -21, -52, 1, 7, 1, 34, -88, 124, -46, 47, 2, -1, 2, -64, 20, -16, -6, -3, 1, 70, -1],
      advances: [1344, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 622, -695, 156, 0, 0, 0, 0, 0, -18, 0, -247, 0, 0, 0, 0, 0, 0, 0, 0, 0, -22, 319, 0, 0, 0, 0, -6, 0, 68, -1040, 0, 0, 0, 0, 0, 0, 0, 0, 0, 619, 0, 207, 0, -218, 0, 0, 0, 60, 632, -307, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 492, -750, 258, -248, 0, 0, 0, -4, 0, 0, 0, 0, 0, 138, -130, 0, 0, 0, 202, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -111, 605, 0, -621, -7, 0, 0, 0, -102, 0, 0, 0, -138, 0, 0, 0, 0, 0, 0, 0, 0, 0, 729, -625, 0, -84, 0, 0, 0, 0, 0, 84, 0, 200, -260, 0, 0, 0, 0, 0, 0, 0, 0, 0, -448, 12, -114, 612, 0, 0, 0, 0, -45, 0, 0, -715, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 496, -496, 0, 628, 0, -628, 0, 240, -240, 0, 200, 1098, -584, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 819, -793, 0, -483, 0, 0, 0, 310, 0, 0, 0, 0, 0, 181, -592, 0, 0, 100, -100, 541, 0, 0, -11, 11, 0, 0, 0, 0, 0, 0, 0, -60, 525, 0, -558, 33, 0, 0, 0, -20, 0, 0, 0, 171, -109, 121, -144, -44, 125, -453, 567, -73, -459, 416, 16, 58, -108, 55, -111, 108, 3, 49, -730, 0, 458, 0, -300, 0, 0, 0, 126, 0, 1105, -681, 187, -746, -57, -128, 185, 204, 82, 304, 720, 0, -896, -618, 0, 80, 340, -52, 0, -40, -368, 40, 368, -446, 450, -316, 0, 1180, -1180, 28, -28, 197, 0, 406, 0, 162, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -421, 72, 0, -41, 61, 338, 508, -621, -318, -4, 59, 246, -70, 753, -1294, 282, 8, -520, 146, 214, 28, 20, 934, -92, 163, 205, 724, -2074, 355, -355, 549, -364, 188, -56, -200, -283, 115, 236, -297, 2, -551, 0, 0, 0, 0, 576, 0, -204, 652, 1024, -720, -956, -186, 2051, -283, 0, -246, 0, 103, 329, -635, 0, 214, -567, 170, -246, -342, 0, -734, 0, 0, 0, 0, 0, 0, 0, 0, 550, -1, 631, 45, -672, 266, -268, 31, 344, -13, -40, -355, 227, -195],
      leftClasses: [-1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, -1, 0, 1, 0, 0, 0, -1, 0, 2, 0, 1, 0, 1, 1, -1, 2, 1, -7, 0, 0, 0, 0, 0, 0, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 14, -11, 12, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, -2, -9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 1, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, -1, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, -22, 23, 1, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, -30, 33, 1, 1, 0, 0, 0, 0, -8, 0, 0, 9, 0, 1, 1, -2, 0, 3, 1, 1, -5, -36, 36, 0, 3, 3, 0, -34, 0, 0, 0, 0, 0, 19, 0, 16, 1, -17, 0, 0, 3, 15, 0, -15, 0, 0, 0, 0, 0, 0, 0, 0, 5, 11, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1, -1, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 1, -2, 0, 0, 0, 3, 0, 0, 0, 1, -26, -12, 12, 27, -13, 0, 0, 14, -50, 51, 1, 1, 1, 1, 1, -4, -2, 7, -21, 22, 1, 1, 1, 1, -1, 1, -1, 1, -65, 39, 0, 27, -63, 36, 28, 1, -29, 0, 0, 0, 30, 1, 1, 1, 0, -2, 1, 2, 0, -34, 0, 0, 0, 35, 0, 1, 1, 0, 1, 1, 1, -1, 1, -40, 41, 1, 0, 0, 0, -13, 0, 14, -14, 13, 0, -13, -38, 53, 1, 0, 1, 0, 1, -86, 84, 1, -1, 0, -81, 36, 48, -48, 0, 0, 0, -44, 0, 0, 0, 44, 0, 0, 49, -49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -44, 0, 0, 0, 0, 44, 0, 0, 0, 0, 0, 0, 0, 0, 29, -29, 0, 0, 0, 0, 0, -39, 39, 48, 2, -52, 2, 0, -44, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, -44, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      rightClasses: [-1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 2, -2, 0, 2, 0, 0, 0, -2, 0, 3, 0, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1, -1, 0, 0, 0, 4, 0, 0, 0, 0, 0, -4, 5, 1, 1, -2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, -1, 2, -2, 0, 3, -3, -14, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 0, 0, 0, -20, 22, -20, 18, 0, 0, 0, 0, -18, 21, -21, 22, 0, 1, 1, 1, -3, 4, 1, -4, -1, -24, 24, 6, 1, -29, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, -12, 1, 12, -13, 0, 0, 0, 14, -14, 0, 0, 12, -12, 12, 0, 0, 0, 3, 0, 0, 0, 0, 0, -33, 34, 0, 0, 0, 0, 1, 1, 1, 1, -3, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 1, -2, 3, -3, 0, 4, 0, 0, 0, -43, 18, -14, 14, 26, 0, 0, 0, 1, 1, 1, 1, 1, 1, -5, 6, 1, 1, 1, -10, 0, 11, 1, -12, 13, -13, 13, -13, 13, -56, 57, -14, 15, -59, 44, -35, 51, -16, 0, 0, 0, 17, 1, 1, 1, 0, -2, 1, 2, 0, 1, 1, -23, 0, 24, 1, 1, 1, 0, 1, 1, 1, -1, 1, 1, -31, 32, 0, 0, 0, 1, 0, 1, -1, -1, 0, 3, 1, 1, 1, 0, 1, 1, 1, -84, 81, 4, -4, 0, 5, -43, 44, -44, 0, 0, 45, -91, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -46, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 46, -46, 33, -33, 0, 0, 0, 47, 0, -47, 0, 48, -62, 14, 0, -46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, -46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      kerning: [30, 0, 1, -70, 0, 3, -174, -174, -174, -40, -140, -116, 0, 1, -151, 0, 9, 11, 0, 2, 11, 11, 0, 7, -40, 0, 4, -139, -139, 0, 1, -139, 0, 3, -69, 0, 8, -128, 0, 3, 40, -69, -69, -267, -209, -162, 0, 7, -69, -69, -69, 0, 1, -104, -69, -69, -69, -69, 0, 1, -151, -162, -162, -145, -162, -100, 0, 1, -10, 0, 2, -116, 0, 24, 151, 151, 0, 2, 151, 0, 71, -116, -116, -116, 0, 15, 69, 69, 0, 2, 69, 0, 34, -128, 0, 29, -116, -40, 0, 11, -11, 0, 11, 69, 69, 0, 2, 69, 0, 53, -81, 0, 11, -70, 0, 5, -61, -61, -61, 0, 1, -69, 0, 1, -70, -69, 0, 46, -81, 0, 2, -69, 0, 2, -81, 0, 2, -90, -90, -90, 0, 10, -81, 0, 3, -11, 0, 6, -61, -186, 0, 3, -139, 0, 10, -50, -50, -50, -50, -81, -81, 0, 10, -60, -81, -81, 0, 2, -69, -69, -69, -69, -69, 0, 2, -69, -69, 0, 21, -244, 0, 2, -81, -69, -174, 0, 10, -69, 0, 11, -46, 0, 5, -61, -61, -61, 0, 1, -46, 0, 1, -11, -46, 0, 10, 69, 69, 0, 2, 69, 0, 64, -61, 0, 24, 120, 120, 0, 2, 120, 0, 6, 30, 0, 4, 10, 0, 2, 10, 0, 48, 69, 0, 25, 40, 40, 0, 2, 40, 0, 65, -40, 0, 59, -116, 0, 5, -162, 0, 2, -69, -69, -69, 0, 10, -104, 0, 13, -69, 0, 2, -20, 0, 13, -81, -81, 0, 2, 32, 174, 174, 32, 32, 174, 0, 3, -81, -81, 0, 2, -69, -69, -69, -69, -81, -128, 0, 1, -81, 0, 17, -221, -69, 0, 10, -93, -104, 0, 1, -139, -69, -221, -69, -221, -104, 0, 4, -30, 0, 2, -69, 0, 6, -58, 0, 3, -197, -197, -197, 0, 1, -139, 0, 2, -69, 0, 21, -46, 0, 4, -139, 0, 2, -139, 0, 3, -93, 0, 13, -104, -69, -174, -80, -186, 0, 1, -93, -93, 0, 4, -128, -128, 0, 3, -174, -69, -81, -267, 0, 1, -197, -267, -81, -165, -93, -180, 0, 4, -197, 0, 2, -58, 0, 3, -197, -197, -197, 0, 1, -139, 0, 2, -69, 0, 21, -46, 0, 4, -139, 0, 2, -139, 0, 3, -93, 0, 13, -104, -69, -174, -80, -186, 0, 1, -93, -93, 0, 4, -104, -128, 0, 3, -104, -69, -93, -104, 0, 1, -197, -93, -93, -165, -93, -180, 0, 4, -197, 0, 2, -58, 0, 3, -197, -197, -197, 0, 1, -139, 0, 2, -69, 0, 21, -46, 0, 4, -139, 0, 2, -139, 0, 3, -93, 0, 13, -81, -69, -174, -80, -186, 0, 1, -93, -93, 0, 4, -81, -128, 0, 3, -81, -69, -69, -81, 0, 1, -197, -267, -81, -165, -93, -180, 0, 4, -197, 0, 2, -58, 0, 3, -197, -197, -197, 0, 1, -139, 0, 2, -69, 0, 21, -46, 0, 4, -139, 0, 2, -139, 0, 3, -93, 0, 13, -104, -69, -174, -69, -186, 0, 1, -93, -93, 0, 4, -128, -128, 0, 3, -174, -69, -81, -267, 0, 1, -197, -69, -69, -165, -69, -180, 0, 4, -197, -151, 0, 3, -197, 0, 14, -11, -11, 0, 11, -11, -11, 0, 21, -69, 0, 5, -93, 0, 4, -290, 0, 2, -81, -69, -197, 0, 1, -93, 0, 4, -93, 0, 1, -93, -93, 0, 22, -34, 0, 2, -49, 0, 1, -10, -10, -10, -10, -30, -30, 0, 3, 93, 93, 0, 2, 93, 0, 3, -30, -30, 0, 66, -10, -10, -10, 0, 3, -20, 0, 11, 93, 93, 0, 2, 93, 0, 64, -10, -174, 0, 1, -61, 0, 1, -186, 0, 8, 40, 0, 1, -150, -81, -150, -81, -160, -104, 0, 3, 186, 186, 0, 2, 186, 0, 2, -116, -104, -160, -151, -209, -151, -104, -81, -209, -128, -128, -128, -69, -93, 0, 1, -69, 0, 3, -139, 0, 1, -162, 0, 2, -69, 0, 4, -104, -151, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -162, -267, -104, -162, -69, -151, -69, -151, -151, -116, 0, 11, -174, 0, 1, -61, 0, 1, -186, 0, 8, 40, 0, 1, -150, -81, -150, -81, -160, -104, 0, 3, 186, 186, 0, 2, 186, 0, 2, -116, -104, -160, -151, -209, -69, -69, -69, -69, -128, -128, -128, -69, -69, 0, 1, -69, 0, 3, -139, 0, 1, -162, 0, 2, -69, 0, 4, -104, -69, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -69, -267, -104, -162, -69, -69, -69, -69, -69, -116, 0, 11, -174, 0, 1, -61, 0, 1, -186, 0, 8, 40, 0, 1, -150, -81, -150, -81, -160, -104, 0, 3, 186, 186, 0, 2, 186, 0, 2, -116, -104, -160, -151, -209, -151, -104, -81, -209, -128, -128, -128, -69, -93, 0, 1, -69, 0, 3, -139, 0, 1, -162, 0, 2, -69, 0, 4, -104, -69, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -69, -267, -104, -162, -69, -69, -69, -69, -69, -116, 0, 11, -140, 0, 1, -69, 0, 1, -197, 0, 5, 30, 0, 4, -104, -81, -104, -104, -104, -104, 0, 3, 174, 174, 0, 2, 174, 0, 3, -93, -104, -93, 0, 11, -20, 0, 3, -69, 0, 4, -104, 0, 4, -100, -104, -81, 0, 3, -232, 0, 2, -197, -197, -197, -128, -81, -116, 0, 1, -151, -128, -104, -81, -104, -128, -162, 0, 11, -116, 0, 3, -128, 0, 6, 50, 0, 3, -104, -104, -104, -104, -104, -104, 0, 10, -70, -104, -104, -69, 0, 15, -69, 0, 4, -104, 0, 5, -104, 0, 4, -221, 0, 2, -197, -197, -197, -104, -69, -116, 0, 1, -151, -128, -104, 0, 1, -104, -104, 0, 14, -70, 0, 2, -20, -81, -81, -81, 0, 6, -116, -116, -116, -116, -58, -58, 0, 11, -58, -58, 0, 12, -70, 0, 2, -40, -81, 0, 2, -40, 0, 7, -70, -93, 0, 10, -93, -81, 0, 1, -116, -104, -70, -93, -70, -104, 0, 4, -14, 0, 6, -81, -151, 0, 1, -69, 0, 1, -69, 0, 1, 40, 40, 40, 0, 6, -145, -100, -95, -145, -157, -157, 0, 2, -58, 0, 2, -58, -58, 0, 3, -80, -157, -116, -139, 0, 1, -81, -81, -81, -81, 0, 10, -139, 0, 4, -128, 0, 5, -162, -81, 0, 3, -221, 0, 2, -69, -69, -197, -128, -104, -186, -128, -209, -197, -162, -93, -162, -104, 0, 4, -17, 0, 2, -69, 0, 3, 40, 0, 2, -69, 0, 21, 174, 174, 0, 2, 174, 0, 32, -81, 0, 11, -69, -69, 0, 1, -128, 0, 1, -81, 0, 1, -81, -81, 0, 18, -140, -140, -140, 0, 1, -104, -104, 0, 1, -151, 0, 26, -30, 0, 2, -30, 0, 3, -81, 0, 15, -93, -40, 0, 21, -17, 0, 6, -140, 0, 6, -151, -151, -151, 0, 1, -104, -104, 0, 1, -151, 0, 26, -30, 0, 2, -30, 0, 3, -81, 0, 15, -93, -40, 0, 21, -17, 0, 6, -151, 0, 6, -162, -162, -162, 0, 84, -162, -69, 0, 5, -160, -160, -160, 0, 1, -104, -104, -58, -174, 0, 1, 20, 20, 20, 20, 0, 21, -40, -37, -46, -40, -30, 0, 2, -69, 0, 10, -23, 0, 4, -128, -50, -30, 0, 17, -69, 0, 2, -23, 0, 6, -160, 0, 1, 69, 0, 4, 69, 69, 69, 0, 13, 81, 69, 81, 81, 69, 81, 81, 81, 81, 0, 60, 69, 0, 1, 69, 0, 1, 69, 0, 4, 81, 81, 81, 0, 13, 69, 81, 69, 69, 81, 69, 69, 69, 69, 69, 0, 15, 93, 0, 4, 93, 0, 5, 180, 0, 4, 69, 0, 1, 69, 0, 17, 81, 116, 116, 34, 116, 0, 3, 69, 0, 1, 81, -69, 0, 3, -128, 0, 8, 20, 0, 1, -32, -32, -32, -32, -60, -60, -80, 0, 2, 209, 209, 0, 2, 81, 0, 3, -60, -60, -46, -70, 0, 5, 30, 0, 8, -128, 0, 9, -58, -58, -46, 0, 3, -186, 0, 2, -116, -116, -116, 0, 1, -58, -81, 0, 3, -58, -46, -58, -58, -29, 0, 26, -120, -120, -120, -120, -140, -140, -60, 0, 9, -120, -140, -140, -120, -60, -120, -120, -120, -120, -120, -120, -120, -120, -120, 0, 55, -104, -104, -104, 0, 84, -104, 0, 24, 130, 69, 0, 2, 130, 0, 66, 120, 0, 1, 40, 0, 2, 186, 186, 186, 0, 1, 174, 0, 3, 186, 0, 6, 81, 120, 130, 340, 340, 69, 69, 340, 130, 69, 69, 0, 3, 104, 0, 11, 93, 0, 4, 186, 0, 38, 151, 0, 1, 186, 0, 1, 120, 0, 1, 40, 0, 2, 186, 186, 186, 0, 1, 174, 0, 3, 186, 0, 6, 81, 120, 81, 340, 340, 81, 81, 340, 69, 69, 69, 0, 3, 104, 0, 11, 93, 0, 4, 186, 0, 38, 151, 0, 1, 186, 0, 24, 69, 81, 0, 2, 69, 0, 66, 120, 0, 1, 40, 0, 2, 186, 186, 186, 0, 1, 174, 0, 3, 186, 0, 6, 81, 120, 81, 340, 340, 81, 81, 340, 81, 81, 69, 0, 3, 104, 0, 11, 93, 0, 4, 186, 0, 38, 151, 0, 1, 186, 0, 1, 120, 0, 1, 40, 0, 2, 186, 186, 186, 0, 1, 174, 0, 3, 186, 0, 6, 81, 120, 81, 340, 340, 81, 81, 340, 130, 69, 69, 0, 3, 104, 0, 11, 93, 0, 4, 186, 0, 38, 151, 0, 1, 186, 0, 6, -116, -116, -116, 0, 10, -46, -46, 0, 11, -46, -46, 0, 16, -93, 0, 10, -93, 0, 11, -93, -104, 0, 1, -174, 0, 1, -93, 0, 1, -93, -139, 0, 11, -116, 0, 6, -104, -104, -104, 0, 1, -104, -104, 0, 1, -151, 0, 26, -30, 0, 2, -30, 0, 3, -81, 0, 15, -93, -40, 0, 21, -17, 0, 6, -104, 0, 94, -69, 0, 5, -104, -104, -104, 0, 1, -104, -104, -58, -174, 0, 1, 20, 20, 20, 20, 0, 21, -40, -37, -46, -40, -30, 0, 2, -69, 0, 10, -23, 0, 4, -128, -50, -30, 0, 17, -69, 0, 2, -23, 0, 6, -104, -81, 32, 0, 2, -116, 0, 1, -116, -116, -116, 0, 5, -69, 0, 4, -34, -34, 32, 32, 20, 69, 69, 20, 20, 69, 32, 32, 32, -34, -34, 0, 1, 32, 0, 4, 32, 17, 32, 32, 0, 16, -69, -81, 0, 1, -81, 32, 0, 1, -162, 0, 2, -128, -128, -128, 0, 1, -81, 0, 2, -81, 0, 1, -81, 0, 1, -81, -69, 0, 9, 32, 0, 1, -116, 0, 6, -151, -151, -151, 0, 1, -93, -69, 0, 1, -151, 0, 49, -104, 0, 2, -30, 0, 19, -17, 0, 6, -151, 0, 6, -116, -116, -116, 0, 15, 69, 69, 0, 2, 69, 0, 34, -139, 0, 29, -116, 0, 6, -69, -69, -69, 0, 1, -20, -20, 0, 1, -32, 0, 1, 10, 10, 10, 10, -20, -20, -50, 0, 7, 20, 20, 0, 1, -20, -20, -20, 0, 5, 40, 30, 0, 1, 40, 0, 6, -29, 0, 10, -40, -23, -81, 0, 9, -40, 0, 2, -58, 0, 1, -40, -23, -40, -40, 0, 11, -69, 0, 6, -104, -104, -151, 0, 4, -116, 0, 46, -69, -81, 0, 1, -81, 29, 0, 8, -81, 0, 2, -81, 0, 1, -81, 0, 1, -81, -69, -69, 0, 10, -104, 0, 6, -104, -104, -151, 0, 4, -116, 0, 46, -69, -81, 0, 1, -104, 29, 0, 8, -81, 0, 2, -81, 0, 1, -81, 0, 1, -81, -69, -69, 0, 10, -104, -139, 10, 0, 2, -128, 0, 1, -69, -69, -128, 0, 4, -69, 0, 1, -10, -10, -10, -10, -40, -40, 30, 10, 0, 9, -40, -40, 0, 1, 30, 0, 24, -116, -81, 0, 4, -162, 0, 2, -90, -90, -151, 0, 1, -81, -81, 0, 1, -69, -81, -81, 0, 1, -81, -81, -162, 0, 8, 10, 0, 1, -69, -139, 0, 3, -116, 0, 1, -104, -104, -104, 0, 5, -69, 0, 4, -37, -37, 0, 11, -37, -37, 0, 21, -69, 0, 10, -162, 0, 2, -151, -151, -151, 0, 2, -69, 0, 18, -104, 0, 6, -128, -128, -128, 0, 10, -46, -46, 40, 0, 10, -46, -46, 0, 1, 40, 0, 25, -46, 0, 11, -46, -69, 0, 2, -69, -46, 0, 1, -46, -46, 0, 11, -128, 0, 6, -69, -69, -69, 0, 10, -30, -30, 0, 11, -30, -30, 0, 59, -69, -81, 0, 3, -81, 0, 1, -116, -116, -116, 0, 1, -104, 0, 3, -81, 0, 48, -116, 0, 2, -256, 0, 2, -209, -209, -209, 0, 21, -116, 0, 23, 69, 0, 2, 69, 69, 0, 76, -20, 0, 1, -70, -69, 0, 21, 30, 0, 16, -40, 0, 10, -93, 0, 2, -104, 0, 2, -52, -52, -52, 0, 10, -93, 0, 61, -32, 0, 55, -40, 0, 53, -104, 0, 2, -46, -46, -46, 0, 2, -69, 0, 9, -30, -30, 0, 1, -30, 0, 53, -40, 0, 21, -69, -69, -69, 0, 12, -40, -40, -11, -40, -80, 0, 74, -55, -55, -55, 0, 14, -11, 0, 73, -93, 0, 2, -69, -69, -69, 0, 10, -93, 0, 11, -221, 0, 3, -197, 0, 10, -93, -93, -93, -93, -104, -104, 0, 3, 186, 186, 0, 2, 186, 0, 2, -104, -104, -104, -81, 0, 11, -32, 0, 2, -34, -119, -20, 40, -29, -20, -93, 0, 3, -116, 0, 6, -290, 0, 2, -256, -256, -256, -69, 0, 1, -128, 0, 1, -186, 0, 5, -325, 0, 17, -116, -116, -116, 0, 1, -128, -81, 0, 1, -151, 0, 26, -69, -69, 0, 1, -69, 0, 19, -186, 0, 1, -69, 0, 17, -81, 0, 2, -46, 0, 6, -116, 0, 6, -139, -139, -139, 0, 1, -69, 0, 2, -139, 0, 49, -69, 0, 29, -139, -128, 0, 99, -139, -139, -139, 0, 1, -160, -150, 0, 51, -128, -69, 0, 28, -139, 0, 19, -23, -23, 0, 8, 58, 58, 0, 1, -23, -23, 0, 123, -69, 0, 30, -50, 0, 3, -128, 0, 64, -81, -81, -81, 0, 22, 30, 0, 1, -70, 0, 3, -81, -81, -81, -40, -100, -116, 0, 1, -151, 0, 9, 11, 0, 2, 11, 11, 0, 7, -40, 0, 4, -104, -139, 0, 1, -104, 0, 3, -69, 0, 8, -128, 0, 3, 40, -69, -69, -87, -116, -162, 0, 7, -69, -69, -69, 0, 1, -104, -69, -69, -69, -69, 0, 1, -151, -162, -162, -145, -162, -100, 0, 1, -10, 0, 2, -81, -69, 0, 3, -93, 0, 1, -151, -69, -69, 0, 1, -104, -104, -70, -162, 0, 28, -46, 0, 5, -69, -23, 0, 2, -46, 0, 10, -128, 0, 24, -34, 0, 4, -151, -69, 0, 5, -69, -69, -69, 0, 1, -81, 0, 1, -93, -93, 0, 79, -69, -197, 0, 3, -302, 0, 14, -80, -80, 0, 11, -80, -80, -40, 0, 15, -128, 0, 4, -128, 0, 1, -128, 0, 2, -197, 0, 5, -128, 0, 2, -174, -174, -174, 0, 22, -280, 0, 1, -116, 0, 1, -256, 0, 10, -116, -116, -116, -116, -128, -128, 0, 10, -43, -128, -128, -157, 29, -81, -81, -81, -93, 29, 0, 2, 29, 0, 2, -93, 0, 3, -197, 0, 1, -128, -81, 0, 1, -139, 0, 1, -139, 0, 1, -256, -290, -128, 0, 7, -203, -203, -203, -116, -128, -174, 0, 1, -197, -116, -128, 0, 1, -93, -128, -81, 0, 5, -23, 0, 5, -162, 0, 3, -337, 0, 14, -30, -30, 0, 11, -30, -30, 0, 16, -128, 0, 4, -69, 0, 13, -168, -168, -168, 0, 28, -197, -197, -197, 0, 1, -186, -128, 0, 1, -221, 0, 1, -69, -69, -69, -69, 0, 21, -104, 0, 2, -104, 0, 3, -139, 0, 15, -256, -197, 0, 28, -197, 0, 2, -90, 0, 3, -69, -69, -69, 0, 4, -69, 0, 32, -52, -177, 0, 1, -55, 0, 1, -29, -29, -46, -14, 0, 1, -180, 0, 7, -116, -168, 0, 1, -279, -279, 0, 19, -104, 0, 4, -69, 0, 2, -90, 0, 3, -69, -69, -69, 0, 4, -69, 0, 32, -52, -177, 0, 1, -55, 0, 1, -29, -29, -46, -14, 0, 1, -180, 0, 7, -116, -168, 0, 1, -279, -372, 0, 19, -104, 0, 4, -69, 0, 6, -69, -69, -69, 0, 1, -128, 0, 52, -93, 0, 29, -69, -69, 0, 3, -93, 0, 1, -162, -162, -162, 0, 1, -81, -104, -93, -104, 0, 28, -46, 0, 5, -69, -23, 0, 2, -46, 0, 10, -128, 0, 24, -34, 0, 4, -162, -69, 0, 5, -104, -104, -104, 0, 4, -128, 0, 79, -104, -69, 0, 5, -267, -267, -267, 0, 1, -128, -116, -81, -186, -69, 0, 25, -69, -69, -69, -69, 0, 3, -81, -104, -93, 0, 2, -104, -69, 0, 9, -174, 0, 29, -267, 0, 6, -162, -162, -162, 0, 1, -151, -151, -116, -186, -128, 0, 37, -151, 0, 10, -197, 0, 29, -162, -104, 0, 5, -93, -93, -93, 0, 1, -139, -128, -104, -197, 0, 26, -81, 0, 1, -69, -81, 0, 19, -116, 0, 29, -93, -69, 0, 5, -116, -116, -116, 0, 1, -81, 0, 1, -93, -93, 0, 79, -116, 0, 1, 69, -81, 0, 3, -116, -116, -116, -81, -162, 0, 11, 69, 69, 0, 2, 69, 69, 0, 1, 197, 197, 69, 0, 8, -162, 0, 2, -162, 0, 2, -93, -221, 0, 1, -93, -116, -93, 0, 1, -93, -93, 0, 8, -81, 0, 20, -139, -139, 0, 1, -139, -93, 0, 2, 69, 0, 1, -116, -151, 0, 3, -151, 0, 14, -69, -69, 0, 11, -69, -69, 0, 21, -81, 0, 38, -162, 0, 1, -23, 0, 1, -197, 0, 45, -93, 0, 4, -69, 0, 13, -279, -279, -279, 0, 10, -139, 0, 11, -145, 0, 1, -11, 0, 1, -145, 0, 7, -14, -17, 0, 1, -23, -23, -23, -23, -58, -58, 0, 11, -58, -58, -23, 0, 15, -101, 0, 4, -69, 0, 51, -69, 0, 143, -128, -139, 0, 29, -116, 0, 1, -61, 0, 1, -244, 0, 8, 40, 0, 1, -150, -81, -150, -81, -160, -104, 0, 3, 186, 186, 0, 2, 186, 0, 2, -116, -104, -160, -151, -209, -151, -104, -81, -209, -128, -128, -128, -69, -93, 0, 1, -69, 0, 3, -139, 0, 1, -162, 0, 2, -69, 0, 4, -104, -151, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -162, -267, -104, -162, -69, -151, -69, -151, -151, -116, 0, 11]
    };
  }
});

// src/rendering/fonts/metrics/bold.json
var bold_default;
var init_bold = __esm({
  "src/rendering/fonts/metrics/bold.json"() {
    bold_default = {
      unitsPerEm: 2048,
      ascent: 1984,
      descent: -494,
      capHeight: 1490,
      codePoints: [32, 95, 160, 13, 174, 155, 330, 54, 402, 1, 536, 4, 699, 2, 710, 2, 728, 6, 7838, 1, 8194, 2, 8199, 1, 8201, 2, 8208, 6, 8216, 11, 8230, 1, 8239, 2, 8242, 2, 8249, 2, 8260, 1, 8364, 1, 8470, 1, 8482, 1, 8592, 4, 8722, 1, 8734, 1, 8776, 1, 8800, 1, 8804, 2, 9733, 1, 10003, 1],
      glyphs: [365, -104, 26, -15, -28, 101, -85, 26, -21, 1, 58, -12, -16, -18, 19, -23, -24, 1, 1, 1, 1, 1, 1, 1, 1, 1, 40, 1, 6, 4, -3, -44, 8, -270, 11, 1, 6, 2, 10, 1, 5, 3, 10, 2, 2, 5, 1, 6, 11, 1, 1, 4, 7, 4, 11, 1, 2, 1, 4, 154, 10, -9, 55, -3, 29, -232, 11, 2, 6, 3, 11, 2, 5, 3, 12, 2, 2, 6, 1, 6, 11, 1, 1, 4, 7, 5, 12, 1, 2, 1, 4, 31, 6, -5, 48, 48, -104, -17, 2, 26, -27, 30, 56, 18, -24, 3, -25, 15, 6, 28, -25, -12, 19, 1, 11, -126, 110, -30, 57, -24, -4, -25, 38, -1, 2, -80, -260, 1, 1, -3, -1, 5, 4, 3, 8, 1, 1, 1, 17, 1, 1, -3, 340, -320, 9, 1, 1, -4, -1, 247, -245, 26, 1, 1, 1, 12, 132, -30, -90, -4, 2, 6, -5, 4, 2, 4, 10, 1, 1, -3, 24, 1, 1, -4, 81, -59, 9, 1, 1, -4, -1, 125, -123, 30, 1, 1, -5, 17, -107, 106, -227, 115, -114, 110, -109, 114, -109, 117, -116, 117, -116, 117, -116, 117, -115, 118, 242, -243, -111, 118, -117, 118, -117, 118, -117, 118, -117, 118, -115, 120, -119, 120, -119, 120, -119, 120, -118, 121, -120, 119, -113, 118, -117, 121, -120, 121, -120, 121, -120, 112, 221, -211, -120, 122, -120, 122, 210, -330, 124, -123, 124, -123, 124, 202, -205, -120, 119, -115, 124, -123, 124, -123, 124, -123, 120, -112, 123, -122, 123, -122, 123, -122, 123, -119, 123, -122, 123, -122, 123, -121, 123, -122, 123, -122, 123, -122, 123, -119, 124, -123, 124, 168, -170, -115, 121, -120, 125, -124, 125, -124, 125, -124, 125, -124, 125, -122, 125, -121, 126, -125, 2, 125, -124, 125, -124, 125, -90, 97, -160, 123, -118, 124, 181, -113, 66, 6, -3, 1, 1, 3, -7, -4, -259, 279, 1, 1, 1, 1, 14, 1, -107, -1, 2, 1, 2, 1, 6, 1, -4, 1, 1, 3, 28, 1, -39, 15, 69, -21, -52, 1, 7, 1, 34, -88, 124, -46, 47, 2, -1, 2, -64, 20, -16, -6, -3, 1, 70, -1],
      advances: [1344, 146, 0, 0, 0, 0, 0, 0, 0, 0, 0, 585, -725, 159, 0, 0, 0, 0, 0, -30, 0, -239, 0, 0, 0, 0, 0, 0, 0, 0, 0, -36, 330, 0, 0, 0, 0, -7, 0, 105, -1065, 0, 0, 0, 0, 0, 0, 0, 0, 0, 620, 0, 253, 0, -282, 0, 0, 0, 74, 657, -334, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 502, -755, 262, -247, 0, 0, 0, -4, 0, 0, 0, 0, 0, 144, -124, 0, 0, 0, 155, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -17, 599, 0, -615, -13, 0, 0, 0, -125, 0, 0, 0, -160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 693, -591, 0, -85, 0, 0, 0, 0, 0, 85, 0, 236, -303, 0, 0, 0, 0, 0, 0, 0, 0, 0, -431, 16, -111, 596, 0, 0, 0, 0, -27, 0, 0, -718, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 535, -535, 0, 630, 0, -630, 0, 322, -322, 0, 236, 1072, -591, 0, 0, 0, 0, 0, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 784, -753, 0, -465, 0, 0, 0, 312, 0, 0, 0, 0, 0, 193, -595, 0, 0, 136, -136, 531, 0, 0, 4, -4, 0, 0, 0, 0, 0, 0, 0, -52, 517, 0, -554, 40, 0, 0, 0, -46, 0, 0, 0, 188, -131, 116, -139, -39, 135, -392, 493, -39, -485, 410, 27, 61, -110, 56, -130, 131, -1, 47, -699, 0, 455, 0, -349, 0, 0, 0, 167, 0, 1115, -728, 216, -758, -41, -88, 129, 177, 71, 301, 723, 0, -1017, -429, 0, 65, 404, -33, -11, -44, -425, 44, 425, -500, 522, -396, 0, 1305, -1305, 21, -21, 198, 0, 448, 0, 79, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -417, 170, 0, -145, 119, 254, 513, -581, -353, 5, 55, 231, -65, 814, -1315, 266, 20, -530, 132, 207, 31, 23, 969, -79, 156, 199, 752, -2090, 375, -375, 534, -343, 120, -105, -81, -286, 143, 209, -230, -137, -543, 0, 0, 0, 0, 516, 0, -177, 685, 1024, -723, -986, -170, 2081, -296, 0, -149, 0, 3, 332, -601, 0, 215, -581, 179, -192, -296, 0, -864, 0, 0, 0, 0, 0, 0, 0, 0, 536, 48, 650, 11, -700, 310, -312, 50, 373, -14, -52, -334, 248, -227],
      leftClasses: [-1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, -1, 0, 1, 0, 0, 0, -1, 0, 2, 0, 1, 0, 1, 1, -1, 2, 1, -7, 0, 0, 0, 0, 0, 0, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 14, -11, 12, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, -2, -9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 1, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, -1, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, -22, 23, 1, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, -30, 33, 1, 1, 0, 0, 0, 0, -8, 0, 0, 9, 0, 1, 1, -2, 0, 3, 1, 1, -5, -36, 36, 0, 3, 3, 0, -34, 35, 0, -35, 0, 0, 19, 0, 17, 1, -18, 0, 0, 3, 16, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 5, 12, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1, -1, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 1, -2, 0, 0, 0, 3, 0, 0, 0, 1, -27, -12, 12, 28, -13, 14, -14, 15, -52, 53, 1, 1, 1, 1, 1, -4, -2, 7, -22, 23, 1, 1, 1, 1, -1, 1, -1, 1, -67, 40, 0, 28, -65, 37, 29, 1, -30, 0, 0, 0, 31, 1, 1, 1, 0, -2, 1, 2, 0, -35, 0, 0, 0, 36, 0, 1, 1, 0, 1, 1, 1, -1, 1, -41, 42, 1, 0, 0, 0, -13, 0, 14, -14, 13, 0, -13, 15, 1, 1, 0, 1, 0, 1, -89, 87, 1, -1, 0, -84, 37, 50, -50, 0, 0, 0, -45, 0, 0, 0, 45, 0, 0, 51, -51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -45, 0, 0, 0, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 30, -30, 0, 0, 0, 0, 0, -40, 40, 50, 2, -55, 3, 0, -45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45, -45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      rightClasses: [-1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 2, -2, 0, 2, 0, 0, 0, -2, 0, 3, 0, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1, -1, 0, 0, 0, 4, 0, 0, 0, 0, 0, -4, 5, 1, 1, -2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, -1, 2, -2, 0, 3, -3, -14, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 0, 0, 0, -20, 22, -20, 18, 0, 0, 0, 0, -18, 21, -21, 22, 0, 1, 1, 1, 1, 1, 1, -5, -1, -24, 24, 7, 1, -30, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, -13, 1, 13, -14, 0, 0, 0, 15, -15, 0, 0, 13, -13, 13, 0, 0, 0, 3, 0, 0, 0, 0, 0, -34, 35, 0, 0, 0, 0, 1, 1, 1, 1, -3, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 1, -2, 3, -3, 0, 4, 0, 0, 0, -44, 18, -14, 14, 27, 0, 1, -1, 2, 1, 1, 1, 1, 1, -5, 6, 1, 1, 1, 1, -12, 13, 1, 1, 1, -1, 1, -1, 1, 1, 1, -18, 19, -64, 45, -36, 56, -20, 0, 0, 0, 21, 1, 1, 1, 0, -2, 1, 2, 0, 1, 1, -27, 0, 28, 1, 1, 1, 0, 1, 1, 1, -1, 1, 1, -35, 36, 0, 0, 0, 1, 0, 1, -1, -1, 0, 3, 1, 1, 1, 0, 1, 1, 1, -89, 86, 4, -4, 0, 5, -47, 48, -48, 0, 0, 49, -96, 0, 0, 0, 47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -47, 0, 0, 0, 0, 97, -50, 0, 0, 0, 0, 0, 0, 51, -51, 37, -37, 0, 0, 0, 52, 1, -53, 0, 54, -68, 14, 0, -47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 47, -47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      kerning: [30, 0, 1, -81, 0, 2, -21, -179, -179, -179, -40, -154, -137, 0, 1, -158, 0, 5, -31, -31, -12, 0, 1, 7, 0, 2, 7, 7, 7, 0, 4, -31, -31, -15, -50, 0, 4, -139, -139, 0, 1, -139, 0, 4, -91, 0, 9, -128, 0, 3, -81, 0, 1, 29, -69, -69, -267, -209, -162, 0, 7, -69, -69, -69, -52, -104, -69, -69, -69, -69, 0, 1, -151, -183, -183, -145, -183, -104, 0, 1, -21, 0, 4, -116, 0, 24, 151, 151, 0, 3, 151, 0, 77, -116, -116, -116, 0, 15, 69, 69, 0, 3, 69, 0, 38, -128, 0, 31, -116, -51, 0, 11, -24, 0, 11, 69, 69, 0, 3, 69, 0, 11, 8, 0, 2, 8, 0, 42, -81, 0, 13, -81, 0, 5, -64, -64, -64, 0, 1, -78, -33, -95, -82, 0, 51, -81, 0, 2, -69, 0, 2, -81, 0, 2, -90, -90, -90, 0, 10, -81, 0, 3, -11, 0, 8, -64, -186, 0, 3, -139, 0, 10, -39, -39, -39, -39, -66, -66, 0, 11, -47, -66, -66, 0, 2, -69, -69, -69, -69, -69, 0, 2, -69, -69, 0, 25, -244, 0, 2, -81, -69, -174, 0, 10, -69, 0, 13, -58, 0, 5, -62, -62, -62, 0, 1, -46, 0, 1, -24, -54, 0, 10, 69, 69, 0, 3, 69, 0, 70, -62, 0, 24, 127, 127, 0, 3, 127, 0, 6, 30, 0, 4, 17, 0, 2, 17, 0, 17, 25, 0, 24, 25, 0, 10, 73, 69, 0, 25, 65, 65, 0, 3, 65, 0, 71, -40, 0, 64, -116, 0, 5, -162, 0, 2, -69, -69, -69, 0, 10, -104, 0, 15, -78, 0, 2, -20, 0, 13, -81, -81, 0, 2, 20, 174, 174, 20, 20, 20, 174, 0, 3, -81, -81, 0, 2, -69, -69, -69, -69, -81, -128, 0, 1, -81, 0, 18, -78, 0, 2, -179, -69, 0, 10, -93, -104, 0, 1, -139, -69, -179, -69, -179, -104, 0, 4, -30, 0, 2, -69, 0, 8, -58, 0, 3, -190, -190, -190, 0, 1, -152, -50, 0, 1, -141, 0, 22, -46, 0, 4, -139, 0, 2, -139, 0, 4, -93, 0, 13, -58, 0, 2, -104, -69, -174, -152, -186, 0, 1, -93, -93, 0, 4, -128, -128, 0, 3, -149, -69, -81, -267, 0, 1, -197, -267, -81, -165, -93, -166, 0, 6, -190, 0, 2, -58, 0, 3, -190, -190, -190, 0, 1, -152, -50, 0, 1, -141, 0, 22, -46, 0, 4, -139, 0, 2, -139, 0, 4, -93, 0, 13, -58, 0, 2, -100, -69, -174, -152, -186, 0, 1, -93, -93, 0, 4, -100, -128, 0, 3, -100, -69, -93, -100, 0, 1, -197, -93, -93, -165, -93, -166, 0, 6, -190, 0, 2, -58, 0, 3, -190, -190, -190, 0, 1, -152, -50, 0, 1, -141, 0, 22, -46, 0, 4, -139, 0, 2, -139, 0, 4, -93, 0, 13, -58, 0, 2, -77, -69, -174, -152, -186, 0, 1, -93, -93, 0, 4, -77, -128, 0, 3, -77, -69, -69, -77, 0, 1, -197, -267, -81, -165, -93, -166, 0, 6, -190, 0, 2, -58, 0, 3, -190, -190, -190, 0, 1, -152, -50, 0, 1, -69, 0, 22, -46, 0, 4, -139, 0, 2, -139, 0, 4, -93, 0, 13, -58, 0, 2, -104, -69, -174, -69, -186, 0, 1, -93, -93, 0, 4, -128, -128, 0, 3, -149, -69, -81, -267, 0, 1, -197, -69, -69, -165, -69, -166, 0, 6, -190, -164, 0, 3, -197, 0, 10, -18, -18, -18, -18, -15, -15, 0, 12, -15, -15, 0, 22, -69, 0, 8, -60, 0, 4, -290, 0, 2, -81, -69, -197, 0, 1, -60, 0, 4, -60, 0, 1, -60, -60, 0, 24, -38, 0, 2, -56, 0, 1, -10, -10, -10, -10, -26, -26, 0, 3, 93, 93, 0, 3, 93, 0, 3, -26, -26, 0, 66, -21, 0, 5, -14, -14, -14, 0, 3, -24, 0, 11, 93, 93, 0, 3, 93, 0, 70, -14, -179, 0, 1, -64, 0, 1, -186, -7, 0, 7, 26, 0, 1, -150, -81, -150, -81, -160, -104, 0, 3, 186, 186, 0, 3, 186, 0, 2, -116, -104, -160, -151, -209, -151, -104, -81, -209, -128, -128, -86, -69, -93, 0, 2, -69, 0, 3, -139, 0, 1, -162, 0, 2, -69, 0, 5, -64, 0, 1, -104, -121, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -162, -267, -104, -162, -69, -121, -69, -121, -121, -116, 0, 13, -179, 0, 1, -64, 0, 1, -186, -7, 0, 7, 26, 0, 1, -150, -81, -150, -81, -160, -104, 0, 3, 186, 186, 0, 3, 186, 0, 2, -116, -104, -160, -151, -209, -99, -99, -99, -99, -128, -128, -107, -69, -78, 0, 2, -69, 0, 3, -139, 0, 1, -162, 0, 2, -69, 0, 5, -64, 0, 1, -104, -69, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -69, -267, -104, -162, -69, -69, -69, -69, -69, -116, 0, 13, -179, 0, 1, -64, 0, 1, -186, -7, 0, 7, 26, 0, 1, -150, -81, -150, -81, -160, -104, 0, 3, 186, 186, 0, 3, 186, 0, 2, -116, -104, -160, -151, -209, -151, -104, -81, -209, -128, -128, -86, -69, -93, 0, 2, -69, 0, 3, -139, 0, 1, -162, 0, 2, -69, 0, 5, -64, 0, 1, -104, -69, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -69, -267, -104, -162, -69, -69, -69, -69, -69, -116, 0, 13, -154, 0, 1, -78, 0, 1, -197, 0, 5, 30, 0, 4, -116, -81, -116, -116, -118, -118, 0, 3, 174, 174, 0, 3, 174, 0, 2, -11, -93, -118, -93, 0, 12, -42, 0, 3, -69, 0, 4, -104, 0, 2, -42, 0, 2, -69, 0, 1, -100, -113, -81, 0, 3, -232, 0, 2, -197, -197, -197, -128, -81, -116, 0, 1, -151, -128, -113, -81, -113, -128, -162, 0, 13, -137, 0, 1, -33, 0, 1, -128, -8, 0, 4, 10, 46, 0, 3, -113, -113, -113, -113, -103, -103, 0, 11, -70, -103, -103, -69, 0, 16, -69, 0, 4, -104, 0, 2, -42, 0, 2, -33, 0, 1, -43, -91, 0, 4, -221, 0, 2, -197, -197, -197, -104, -69, -116, 0, 1, -151, -128, -91, 0, 1, -91, -91, 0, 16, -95, 0, 2, -24, -81, -81, -81, 0, 6, -116, -116, -116, -116, -58, -58, 0, 12, -58, -58, 0, 13, -74, 0, 2, -44, -81, 0, 2, -44, 0, 7, -95, 0, 2, -78, -93, 0, 10, -93, -81, 0, 1, -116, -104, -78, -93, -70, -104, 0, 4, -14, 0, 8, -81, -158, 0, 1, -82, 0, 1, -69, 0, 1, 26, 26, 26, 0, 6, -187, -104, -155, -140, -202, -202, 0, 2, -48, 0, 2, -48, -68, -48, 0, 3, -80, -202, -116, -139, 0, 1, -81, -81, -81, -81, 0, 11, -139, 0, 4, -128, 0, 5, -82, 0, 2, -141, -81, 0, 3, -221, 0, 2, -111, -111, -197, -128, -104, -186, -128, -209, -197, -141, -93, -141, -104, 0, 4, -17, 0, 2, -69, 0, 5, 26, 0, 2, -69, 0, 21, 174, 174, 0, 3, 174, 0, 33, -69, 0, 2, -77, 0, 11, -69, -69, 0, 1, -128, 0, 1, -77, 0, 1, -77, -77, 0, 20, -144, -144, -144, 0, 1, -104, -104, 0, 1, -182, 0, 27, -34, 0, 2, -34, 0, 4, -81, 0, 18, -93, -47, -29, 0, 20, -17, 0, 8, -144, 0, 6, -151, -151, -151, 0, 1, -104, -104, 0, 1, -182, 0, 27, -34, 0, 2, -34, 0, 4, -81, 0, 18, -93, -47, -29, 0, 20, -17, 0, 8, -151, 0, 6, -162, -162, -162, 0, 91, -162, -69, 0, 5, -160, -160, -160, 0, 1, -118, -103, -58, -213, 0, 1, 20, 20, 20, 20, 0, 22, -38, -31, -43, -38, -37, 0, 3, -69, 0, 12, -25, 0, 5, -128, -46, -37, 0, 17, -69, 0, 2, -23, 0, 8, -160, 0, 1, 69, 0, 4, 69, 69, 69, 0, 13, 81, 69, 81, 81, 69, 69, 81, 81, 81, 81, 0, 65, 69, 0, 2, 69, 0, 1, 69, 0, 4, 81, 81, 81, 0, 13, 69, 81, 69, 69, 81, 81, 69, 69, 69, 69, 69, 0, 16, 93, 0, 4, 93, 0, 6, 10, 239, 0, 5, 69, 0, 1, 69, 0, 17, 81, 116, 116, 34, 116, 0, 4, 69, 0, 2, 81, -69, 0, 3, -128, 0, 8, 13, 0, 1, -37, -37, -37, -37, -49, -49, -84, 0, 1, 12, 209, 209, 12, 12, 12, 81, 7, 7, 0, 1, -49, -49, -40, -77, 0, 5, 37, 0, 9, -128, 0, 12, -37, -48, -40, 0, 3, -186, 0, 2, -116, -116, -116, 0, 1, -48, -81, 0, 3, -48, -40, -48, -48, -29, 0, 28, -127, -127, -127, -127, -136, -136, -74, 0, 10, -127, -136, -136, -127, -74, -127, -127, -127, -127, -124, -120, -124, -124, -127, 0, 61, -104, -104, -104, 0, 21, 12, 12, 0, 68, -104, 0, 24, 126, 69, 0, 3, 126, 0, 17, 25, 0, 54, 127, 0, 1, 65, 0, 2, 186, 186, 186, 0, 1, 174, 0, 3, 186, 0, 6, 81, 127, 126, 329, 329, 69, 126, 69, 329, 126, 69, 44, 0, 3, 104, 0, 12, 93, 0, 4, 186, 0, 42, 151, 0, 2, 186, 0, 1, 127, 0, 1, 65, 0, 2, 186, 186, 186, 0, 1, 174, 0, 3, 186, 0, 6, 81, 127, 81, 329, 329, 81, 81, 81, 329, 69, 69, 44, 0, 3, 104, 0, 12, 93, 0, 4, 186, 0, 42, 151, 0, 2, 186, 0, 24, 69, 81, 0, 3, 69, 0, 17, 25, 0, 54, 127, 0, 1, 65, 0, 2, 186, 186, 186, 0, 1, 174, 0, 3, 186, 0, 6, 81, 127, 81, 329, 329, 81, 81, 81, 329, 81, 81, 44, 0, 3, 104, 0, 12, 93, 0, 4, 186, 0, 42, 151, 0, 2, 186, 0, 1, 127, 0, 1, 65, 0, 2, 186, 186, 186, 0, 1, 174, 0, 3, 186, 0, 6, 81, 127, 81, 329, 329, 81, 81, 81, 329, 126, 69, 44, 0, 3, 104, 0, 12, 93, 0, 4, 186, 0, 42, 151, 0, 2, 186, 0, 6, -116, -116, -116, 0, 10, -46, -46, 0, 12, -46, -46, 0, 6, 10, 0, 2, 10, 0, 7, -93, 0, 13, -110, 0, 11, -110, -104, 0, 1, -174, 0, 1, -110, 0, 1, -110, -139, 0, 13, -116, 0, 24, 127, 127, 0, 3, 127, 0, 6, 30, 0, 4, 17, 0, 2, 17, 0, 17, 25, 0, 24, 25, 0, 10, 69, 69, 0, 7, -104, -104, -104, 0, 1, -104, -104, 0, 1, -182, 0, 27, -34, 0, 2, -34, 0, 4, -81, 0, 18, -93, -47, -29, 0, 20, -17, 0, 8, -104, 0, 101, -69, 0, 5, -104, -104, -104, 0, 1, -118, -103, -58, -213, 0, 1, 20, 20, 20, 20, 0, 22, -38, -31, -43, -38, -37, 0, 3, -69, 0, 12, -25, 0, 5, -128, -46, -37, 0, 17, -69, 0, 2, -23, 0, 8, -104, -81, 32, 0, 2, -116, 0, 1, -116, -116, -116, 0, 5, -69, -19, -19, -19, -19, -45, -45, 37, 32, 13, 44, 44, 13, 13, 13, 44, 31, 31, 20, -45, -45, 0, 1, 37, 0, 4, 32, 17, 32, 32, 0, 20, -65, -77, 0, 1, -81, 33, 0, 1, -162, 0, 2, -128, -128, -128, 0, 1, -77, 0, 2, -81, 0, 1, -77, 0, 1, -77, -69, 0, 10, 32, 0, 2, -116, 0, 6, -151, -151, -151, 0, 1, -93, -69, 0, 1, -151, 0, 54, -104, 0, 1, -11, -19, 0, 19, -17, 0, 8, -151, 0, 6, -116, -116, -116, 0, 15, 69, 69, 0, 3, 69, 0, 38, -139, 0, 31, -116, 0, 1, 4, 0, 4, -69, -69, -69, 0, 1, -13, -13, 0, 1, -20, 0, 1, 10, 10, 10, 10, -20, -20, -61, 4, 0, 7, 16, 16, 0, 1, -20, -20, -17, -14, 0, 4, 44, 37, 0, 1, 44, 0, 7, -19, 0, 13, -36, -15, -81, 15, 0, 8, -36, 0, 2, -58, 0, 1, -36, -15, -36, -36, 0, 10, 4, 0, 2, -69, 0, 6, -104, -104, -151, 0, 4, -116, 0, 51, -69, -77, 0, 1, -81, 29, 0, 8, -77, 0, 2, -81, 0, 1, -77, 0, 1, -77, -69, -69, 0, 10, 25, 0, 1, -104, 0, 6, -104, -104, -151, 0, 4, -116, 0, 51, -69, -77, 0, 1, -104, 29, 0, 8, -77, 0, 2, -81, 0, 1, -77, 0, 1, -77, -69, -69, 0, 10, 25, 0, 1, -104, -139, 6, 0, 2, -128, 0, 1, -69, -69, -128, 0, 4, -69, 0, 1, -17, -17, -17, -17, -38, -38, 30, 6, 0, 1, 33, 33, 0, 3, 33, 0, 3, -38, -38, 0, 1, 34, 0, 28, -116, -81, 0, 4, -162, 0, 2, -83, -83, -151, 0, 1, -81, -81, 0, 1, -69, -81, -81, 0, 1, -81, -81, -162, 0, 9, 6, 0, 2, -69, -139, 0, 3, -116, 0, 1, -104, -104, -104, 0, 5, -69, -4, -4, -4, -4, -31, -31, 0, 12, -31, -31, 0, 22, -69, 0, 13, -162, 0, 2, -151, -151, -151, 0, 2, -69, 0, 20, -104, 0, 6, -86, -86, -86, 0, 6, -3, -3, -3, -3, -43, -43, 33, 0, 11, -43, -43, 0, 1, 33, 0, 29, -46, 0, 11, -46, -69, 0, 2, -69, -46, 0, 1, -46, -46, 0, 13, -86, 0, 6, -69, -69, -69, 0, 10, -37, -37, 0, 12, -37, -37, 0, 65, -69, -81, 0, 3, -81, 0, 1, -116, -116, -116, 0, 1, -104, 0, 3, -81, 0, 53, -116, 0, 2, -256, 0, 2, -209, -209, -209, 0, 23, -116, 0, 23, 69, 0, 2, 69, 69, 69, 0, 95, 25, 0, 2, 25, 25, 25, 0, 3, 25, 0, 78, -42, 0, 1, -74, -69, 0, 22, 34, 0, 17, -40, 0, 13, -93, 0, 2, -104, 0, 2, -57, -57, -57, 0, 10, -93, 0, 65, -32, 0, 60, -44, 0, 58, -104, 0, 2, -44, -44, -44, 0, 2, -69, 0, 9, -19, -19, 0, 1, -19, 0, 57, -65, 0, 24, -69, -69, -69, 0, 12, -62, -62, -11, -62, -87, 0, 81, -50, -50, -50, 0, 12, -7, -7, -11, -7, 0, 79, -93, 0, 2, -64, -64, -64, 0, 10, -93, 0, 13, -221, 0, 3, -197, 0, 10, -93, -93, -93, -93, -104, -104, 0, 3, 186, 186, 0, 3, 186, 0, 2, -104, -104, -104, -81, 0, 12, -32, 0, 2, -34, -119, -20, 40, -29, -20, -93, 0, 6, -116, 0, 6, -290, 0, 2, -256, -256, -256, -69, 0, 1, -128, 0, 1, -186, 0, 5, -325, 0, 19, -116, -116, -116, 0, 1, -128, -81, 0, 1, -151, 0, 27, -69, -69, 0, 1, -69, 0, 23, -186, 0, 1, -69, 0, 17, -81, 0, 2, -46, 0, 8, -116, 0, 6, -139, -139, -139, 0, 1, -69, 0, 2, -139, 0, 54, -69, 0, 31, -139, -128, 0, 106, -139, -139, -139, 0, 1, -213, -182, 0, 56, -128, -69, 0, 30, -139, 0, 1, 25, 0, 17, -15, -15, 0, 1, 25, 0, 7, 37, 37, 25, -15, -15, 0, 62, 25, 0, 71, -69, 0, 32, -50, 0, 3, -128, 0, 5, 10, 10, 0, 62, -81, -81, -81, 0, 24, 30, 0, 1, -81, 0, 2, -21, -81, -81, -81, -40, -100, -117, 0, 1, -158, 0, 5, -31, -31, -12, 0, 1, 7, 0, 2, 7, 7, 7, 0, 4, -31, -31, -15, -50, 0, 4, -104, -139, 0, 1, -104, 0, 4, -91, 0, 9, -128, 0, 3, -81, 0, 1, 29, -69, -69, -87, -116, -162, 0, 7, -69, -69, -69, -52, -104, -69, -69, -69, -69, 0, 1, -151, -183, -183, -145, -183, -104, 0, 1, -21, 0, 4, -81, -69, 0, 3, -93, 0, 1, -155, -102, -102, 0, 1, -96, -67, -78, -141, 0, 29, -46, 0, 6, -52, -15, 0, 2, -54, 0, 13, -82, 0, 24, -22, 0, 6, -155, -69, 0, 5, -69, -69, -69, 0, 1, -81, 0, 1, -93, -93, 0, 86, -69, -197, 0, 3, -302, 0, 14, -80, -80, 0, 12, -80, -80, -36, 0, 16, -128, 0, 4, -128, 0, 2, -128, 0, 4, -197, 0, 5, -174, 0, 2, -204, -204, -204, 0, 24, -280, 0, 1, -116, 0, 1, -256, 0, 10, -116, -116, -116, -116, -128, -128, 0, 11, -53, -128, -128, -147, 19, -81, -81, -81, -93, 19, 0, 2, 19, 0, 3, -93, 0, 3, -197, 0, 1, -128, -81, 0, 1, -139, 0, 2, -139, 0, 2, -116, -256, -290, -115, 0, 7, -244, -244, -244, -116, -115, -174, 0, 1, -197, -116, -115, 0, 1, -93, -115, -81, 0, 5, -23, 0, 7, -162, 0, 3, -337, 0, 14, -37, -37, 0, 12, -37, -37, -11, 0, 16, -128, 0, 4, -69, 0, 16, -178, -178, -178, 0, 30, -197, -197, -197, 0, 1, -186, -128, 0, 1, -221, 0, 1, -69, -69, -69, -69, 0, 22, -104, 0, 2, -104, 0, 4, -139, 0, 18, -256, -197, 0, 30, -197, 0, 2, -90, 0, 3, -69, -69, -69, 0, 4, -111, 0, 34, -57, -182, 0, 1, -50, 0, 1, -19, -44, -54, -22, 0, 1, -17, -180, 0, 3, -90, 0, 5, -168, -191, 0, 1, -279, -279, 0, 19, -104, 0, 2, -42, 0, 3, -69, 0, 2, -90, 0, 3, -69, -69, -69, 0, 4, -111, 0, 34, -57, -182, 0, 1, -50, 0, 1, -19, -44, -54, -22, 0, 1, -17, -180, 0, 3, -90, 0, 5, -168, -191, 0, 1, -279, -372, 0, 19, -104, 0, 2, -42, 0, 3, -69, 0, 6, -69, -69, -69, 0, 1, -128, 0, 57, -93, 0, 31, -69, -69, 0, 3, -93, 0, 1, -162, -162, -162, 0, 1, -81, -67, -93, -104, 0, 29, -46, 0, 6, -52, -15, 0, 2, -54, 0, 13, -82, 0, 24, -22, 0, 6, -162, -69, 0, 5, -104, -104, -104, 0, 4, -128, 0, 86, -104, -69, 0, 5, -267, -267, -267, 0, 1, -128, -116, -81, -186, -69, 0, 26, -69, -69, -69, -69, 0, 4, -81, -104, -93, 0, 2, -104, -69, 0, 12, -174, 0, 31, -267, -52, 0, 5, -162, -162, -162, 0, 1, -151, -151, -116, -186, -128, 0, 39, -151, 0, 13, -197, 0, 31, -162, -104, 0, 5, -93, -93, -93, 0, 1, -139, -128, -104, -197, 0, 27, -81, 0, 1, -69, -81, 0, 23, -116, 0, 31, -93, -69, 0, 5, -116, -116, -116, 0, 1, -81, 0, 1, -93, -93, 0, 86, -116, 0, 6, -104, -104, -104, 0, 91, -104, 0, 1, 69, -81, 0, 3, -116, -116, -116, -81, -162, 0, 11, 69, 44, 0, 2, 44, 44, 44, 0, 1, 197, 197, 69, 0, 8, -162, 0, 2, -162, 0, 3, -93, -221, 0, 1, -93, -116, -93, 0, 1, -93, -93, 0, 6, -81, 0, 4, -81, 0, 20, -139, -139, 0, 1, -139, -93, 0, 3, 69, 0, 2, -116, -151, 0, 3, -151, 0, 14, -69, -69, 0, 12, -69, -69, 0, 22, -81, 0, 43, -183, 0, 1, -31, 0, 1, -197, 0, 47, -93, 0, 4, -69, 0, 5, -31, 0, 10, -279, -279, -279, 0, 10, -139, 0, 11, 25, 0, 1, -145, 0, 1, -11, 0, 1, -145, 0, 7, -14, -17, 0, 1, -23, -23, -23, -23, -58, -58, 0, 12, -58, -58, -23, 0, 16, -101, 0, 4, -69, 0, 5, -11, 0, 50, -69, 0, 155, -128, -139, 0, 31, -116, 0, 1, -64, 0, 1, -244, -7, 0, 7, 26, 0, 1, -150, -81, -150, -81, -160, -104, 0, 3, 186, 186, 0, 3, 186, 0, 2, -116, -104, -160, -151, -209, -151, -104, -81, -209, -128, -128, -86, -69, -93, 0, 2, -69, 0, 3, -139, 0, 1, -162, 0, 2, -69, 0, 5, -64, 0, 1, -104, -121, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -162, -267, -104, -162, -69, -121, -69, -121, -121, -116, 0, 13]
    };
  }
});

// src/rendering/fonts/metrics/title.json
var title_default;
var init_title = __esm({
  "src/rendering/fonts/metrics/title.json"() {
    title_default = {
      unitsPerEm: 1e3,
      ascent: 924,
      descent: -287,
      capHeight: 625,
      codePoints: [32, 95, 160, 13, 174, 210, 402, 1, 536, 4, 699, 2, 710, 2, 728, 6, 7838, 1, 8194, 2, 8199, 1, 8201, 2, 8208, 6, 8216, 3, 8220, 3, 8224, 3, 8230, 1, 8239, 2, 8242, 2, 8249, 2, 8260, 1, 8364, 1, 8470, 1, 8482, 1, 8592, 4, 8722, 1, 8734, 1, 8776, 1, 8800, 1, 8804, 2],
      glyphs: [273, 8, 34, -27, 47, 20, -36, -3, -17, 1, -13, 52, -62, 14, -15, 13, -38, 1, 1, 1, 1, 1, 1, 1, 1, 1, 18, 1, 67, -3, 2, -62, 35, -220, -96, 106, -105, 4, 10, 97, -96, 3, 11, 2, 2, 6, 1, 6, 11, 2, 57, -56, 7, 5, 11, 1, 2, 1, 4, 209, -13, 14, 49, -55, 65, -144, -96, 1, 6, 100, -96, 106, -105, 3, 11, 2, 3, 6, 1, 7, 10, 2, 1, 4, 6, 5, 11, 1, 2, 1, 4, 86, 27, -26, 49, -77, 8, 51, 4, -3, 4, -9, -8, 40, -39, -74, 63, 41, -29, 48, -46, 24, -83, 1, 97, -114, 70, -35, 87, -107, -16, 63, -49, -1, 2, 20, -181, -4, 2, 6, -5, 4, -105, 110, -97, -6, 3, 1, 16, -5, 2, 1, -22, 43, 7, -4, 2, 6, -5, 288, -284, 23, -4, 2, 1, 12, -30, 185, -22, -4, 2, 6, -5, 4, 2, -102, 110, -6, 3, 1, -91, -4, 2, 1, -12, 35, 7, -4, 2, 6, -5, 170, -166, 25, -4, 2, 1, 12, -33, 35, -110, 121, -125, 121, -116, 121, -117, 16, -13, 16, -15, 16, -19, 16, -121, 127, -126, 127, -118, 223, -229, 223, -219, 223, -220, 223, -229, 223, -117, 126, -127, 126, -123, 126, -127, 126, -223, 117, -118, 117, -105, 117, -119, 117, -122, 117, -111, 117, -120, 112, -117, 123, -112, 117, -115, 117, 1, -116, 118, -116, 118, -119, 118, -116, 118, -117, 118, -115, 118, -116, 119, -120, 119, -1, -115, 119, -111, 119, -124, 119, -115, 119, -115, 186, -125, 62, -60, 62, -63, 62, -119, 122, -119, 122, -123, 122, -123, 122, -114, 121, -122, 121, -122, 121, -107, 121, -124, 121, -126, 121, -114, 121, -124, 121, -119, 121, -116, 121, -117, 121, -120, 2, 121, -119, 121, -122, 121, 30, 70, -249, 122, -116, 121, 180, -1, -8, 1, 1, -6, 7, 4, -3, -5, -296, 200, -1, 2, 5, -4, 25, 1, -3, -2, 1, 2, 14, 1, -5, 2, 1, -2, 24, 1, -45, -6, -8, 84, -30, 1, -14, 1, -53, 75, -4, -8, 36, -3, 1, 1, -19, 14, -4, -6, 4, -1],
      advances: [501, 382, -301, 118, 0, 0, 0, -153, 0, 0, 0, 0, 0, 0, 0, 0, 0, -29, 244, 0, 0, -423, 357, -357, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 320, 0, -112, 0, 0, 0, 0, -3, 312, -118, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 17, -17, 160, -377, -4, 221, -259, 0, 0, 0, 0, 0, 174, -41, -8, 8, 0, 0, 61, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -39, 256, 0, -269, -33, 0, 0, 0, -14, 0, 0, 0, 109, 0, 0, 0, 0, 0, 0, 1, -1, 0, -28, 0, 0, 0, 0, 0, 42, 0, 0, 0, 0, -36, 0, 0, 0, -175, -94, 0, 0, 0, 0, 0, 91, -41, 41, 1, -207, 200, 0, 0, -239, 0, 0, 0, 0, 0, 0, 264, -264, 0, 0, -5, 0, 230, 0, 18, -244, 0, 0, 0, 0, 3, 504, -249, 0, 0, 0, 0, 0, -16, -21, 0, 0, 0, 0, 0, 0, 0, -9, 9, 26, -18, 3, -123, 0, 0, 0, -37, 0, 0, 0, 0, 0, 0, 2, -2, 0, 0, 164, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -63, 242, 0, -240, -10, 0, 0, 0, -25, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 170, -176, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 0, 0, 0, 0, 242, -136, -293, 23, 37, 180, -1, -110, 54, -10, 37, -24, 45, -64, 64, -4, -392, 514, -6, -11, -332, -10, -1, 750, -500, -196, -188, 83, 34, 0, -34, 4, 18, -18, 25, 443, -415, 0, 79, -9, -132, 123, 130, 78, -178, 0, -25, 192, 315, -339, 141, -309, 0, 75, -89, 0, -20, -6, -9, 0, -86, 173, -9, 0, -162, -2, 280, 0, -164, 0, -9, -148, 199, 380, -17, -58, -179, 252, 19, -11, -400, -185, 146, -125, 0, 170, 0, 525, -330, -119, 4, 169, -155, 60, -94, 0, -5, 5, 70, 0, -61, 0, 1, 0, -10, 115, -70, -48, -3, 428, -246, 290, -429, 214, -214, 216, -329, -176, 67, -1, 93, -60, -28, 58, 34, 75, -39, -113, 36, -95, 44],
      leftClasses: [-1, 1, 1, 1, 0, 0, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, -3, 0, 0, 0, 4, -4, 0, 0, 0, 0, 0, 0, 0, 0, 5, -5, 6, 0, 1, 0, 0, 0, 0, 0, -7, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 8, -6, 0, -2, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 1, 1, 0, 0, 0, -12, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, -17, 0, 0, 0, 0, 18, 0, 0, -18, 0, 0, 0, 0, 19, -19, 0, 0, 0, 0, 0, 0, 20, 0, 0, -20, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, -3, -15, 0, 0, 0, 0, 0, 0, 15, -15, 15, 0, 6, 1, 0, 0, 0, 1, -23, 0, 23, -23, 23, -23, 0, 0, 0, 0, 24, -24, 0, 0, 0, 0, 0, 0, 24, -24, 0, 25, 0, 0, -25, 25, 1, 0, 0, -26, 0, 0, 0, 24, -24, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, -11, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, -28, 29, -29, 0, 0, 0, 30, 0, 0, -30, 0, 0, 0, 0, 0, 0, 0, 31, 0, -31, 0, 31, -31, 0, 32, -32, 33, 0, -3, -30, 30, -30, 33, 0, 0, 0, 0, 0, 0, -2, -31, 0, 0, 0, 0, 0, 31, 0, -1, 0, 0, 0, 3, 0, 0, 0, -3, 0, -30, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, -30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, -33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, -30],
      rightClasses: [-1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 2, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 1, 1, 0, 0, 0, 1, -9, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, -1, 1, -1, 0, -11, 10, 0, 0, 3, 1, -1, -13, 0, 15, -15, 0, 0, 0, 0, 16, -16, 10, 0, 4, -4, 0, 0, 0, 0, 0, 4, 0, -14, 0, 0, 0, 0, 14, -3, 1, 0, 0, 0, 0, 0, 0, -1, 1, 2, -4, 1, 3, -14, 0, 0, 17, -17, 0, 17, -17, 17, -3, -14, 0, 0, 0, 14, 0, -14, 0, 0, 0, 0, 0, 14, -14, 0, 18, 0, 0, -4, 5, 1, 0, 0, -6, -14, 0, 0, 21, 1, 0, 0, 0, 0, 0, 0, 0, 0, -1, -10, 1, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, -12, -11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, -24, 0, 0, 0, 0, 25, -25, 0, 26, 0, 1, 0, -1, -26, 0, 0, 0, 28, 0, -4, -24, 26, -26, 28, 0, 0, 0, 0, 0, 0, -2, -26, 0, 0, 0, 0, 0, 26, 0, -2, 0, 0, 0, 4, 0, 0, 0, -4, 0, -24, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, -24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, -28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, -24],
      kerning: [0, 36, -22, 0, 23, -12, 0, 5, -26, -23, -23, -23, 0, 2, -4, 0, 14, -35, 0, 2, -23, 0, 11, -19, 0, 9, -21, -15, 0, 3, -58, 0, 2, -44, 0, 3, -10, -20, 0, 4, -9, 0, 1, -20, -12, 0, 1, -29, 0, 2, -18, 0, 3, -27, -23, -29, 0, 17, -18, 0, 6, -3, -3, 0, 1, -16, 0, 10, -35, 0, 8, -21, -18, 0, 1, -23, 0, 3, -58, -50, -58, -3, 0, 13, -23, -35, 0, 1, -23, 0, 15, -58, 0, 4, -53, 0, 11, -23, 0, 2, -9, 0, 6, -29, -30, -29, 0, 2, -58, 0, 2, -70, 0, 2, -16, 0, 8, -82, -47, 0, 1, -82, 0, 2, -58, -82, -82, -23, -70, -35, -82, 35, 0, 1, -70, 0, 1, -70, -94, 0, 2, -27, 0, 8, -74, -58, -31, -75, 0, 2, -47, -23, -26, 0, 1, -82, -23, -76, 23, 0, 1, -105, -23, -47, 0, 3, -23, 0, 15, -23, -23, 0, 9, -54, 0, 2, -29, 0, 8, -109, -70, 0, 1, -91, 0, 2, -70, -58, -58, -23, -102, -35, -88, 23, 0, 1, -76, -23, -47, 0, 2, -35, -12, 0, 2, -70, -85, 0, 1, -56, 0, 9, -18, -26, -18, 0, 3, -70, 0, 6, -53, -47, -18, 0, 1, -82, -70, 0, 1, -58, 0, 2, -18, -18, 0, 1, -23, 0, 3, -47, -47, -47, 0, 3, -58, 0, 10, -82, -67, 0, 17, -23, 0, 16, -6, -6, 0, 8, -3, 0, 19, -6, -6, 0, 22, -58, 0, 18, -29, 0, 20, 37, 0, 9, -9, 0, 15, -18, 0, 16, -23, 0, 20, 32, 0, 21, -12, -12, 0, 8, -14, 0, 1, -12, 0, 2, -35, 0, 20, -6, 0, 6, -12, 0, 23, -12, -8, -12, 0, 3, -35, 0, 4, -17, 0, 18, 20, 0, 1, 9, -12, -12, -2, 23, 0, 1, -47, 0, 21, 9, 0, 1, 9, 0, 3, 12, 0, 16, -12, 0, 4, 18, 0, 2, 35, 44, -12, 0, 34, -35, 0, 29, -23, 0, 2, -64, 0, 5, 35, 23, 0, 1, 23, 0, 1, 23, -35, -23, 0, 4, -23, 3, 3, 0, 1, -23, -15, 0, 1, 58, 0, 1, -23, 0, 2, 35, 0, 5, -58, -126, 44, -75, 0, 9, -23, -23, 0, 3, 6, -23, 0, 1, 58, 0, 27, 44, 0, 10, -70, -47, 0, 1, -47, 0, 20]
    };
  }
});

// src/rendering/fonts/metrics/bodyWide.json
var bodyWide_default;
var init_bodyWide = __esm({
  "src/rendering/fonts/metrics/bodyWide.json"() {
    bodyWide_default = {
      unitsPerEm: 2048,
      ascent: 1984,
      descent: -494,
      capHeight: 1490,
      codePoints: [32, 95, 160, 13, 174, 155, 330, 122, 453, 139, 593, 1, 595, 2, 598, 2, 601, 1, 603, 1, 608, 1, 611, 1, 616, 3, 626, 1, 629, 1, 643, 1, 648, 5, 658, 1, 660, 1, 699, 2, 702, 2, 710, 2, 728, 6, 884, 3, 890, 6, 900, 7, 908, 1, 910, 20, 931, 53, 988, 2, 1008, 7, 1017, 2, 1020, 126, 1152, 3, 1162, 20, 1184, 96, 1327, 1, 7680, 156, 7837, 121, 7960, 6, 7968, 38, 8008, 6, 8016, 8, 8025, 1, 8027, 1, 8029, 1, 8031, 31, 8064, 53, 8118, 15, 8134, 14, 8150, 6, 8157, 19, 8178, 3, 8182, 9, 8194, 2, 8199, 1, 8201, 2, 8208, 6, 8216, 11, 8230, 1, 8239, 2, 8242, 2, 8249, 2, 8260, 1, 8304, 2, 8308, 27, 8336, 13, 8352, 16, 8369, 5, 8376, 3, 8380, 4, 8451, 1, 8457, 1, 8467, 1, 8470, 2, 8482, 1, 8494, 1, 8531, 2, 8539, 4, 8592, 6, 8706, 1, 8710, 1, 8719, 1, 8721, 2, 8730, 1, 8734, 1, 8747, 1, 8776, 1, 8800, 1, 8804, 2, 9632, 2, 9642, 1, 9650, 1, 9660, 1, 9670, 2, 9674, 2, 9679, 1, 9733, 2, 10003, 1, 10007, 1],
      glyphs: [1337, -179, 27, -16, -56, 201, -157, 27, -22, 1, 62, -12, -18, -20, 21, -25, -27, 1, 1, 2, 1, 1, 2, 1, 1, 1, 43, 1, 8, 4, -3, -48, 8, -1167, 62, 8, 11, 11, 42, 3, 10, 36, 36, 5, 10, 11, 8, 21, 54, 7, 2, 11, 14, 12, 32, 3, 7, 6, 23, 718, 10, -9, 59, -3, 97, -862, 39, 8, 11, 15, 33, 4, 10, 14, 24, 6, 7, 14, 4, 15, 52, 6, 2, 11, 15, 13, 34, 4, 8, 5, 21, 335, 6, -5, 52, 119, -179, -45, 2, 54, -55, 58, 61, 86, -93, 4, -26, 15, 6, 97, -93, -13, 40, 1, 58, -553, 470, -33, 129, -73, -24, -26, 102, -3, 4, -148, -1157, 1, 1, -3, -1, 5, 52, 14, 21, 1, 1, 1, 92, 1, 1, -6, 1186, -1116, 25, 1, 1, -5, -1, 939, -937, 99, 1, 1, 1, 45, 416, -96, -268, -20, 8, 21, -14, 11, 7, 16, 26, 1, 1, -4, 67, 1, 1, -7, 325, -271, 19, 1, 1, -5, -1, 555, -553, 102, 1, 1, -7, 54, -312, 309, -802, 471, -470, 448, -447, 470, -407, 433, -432, 433, -432, 433, -432, 433, -426, 436, 849, -854, -417, 437, -436, 437, -436, 437, -436, 437, -436, 437, -398, 428, -427, 428, -427, 428, -427, 428, -422, 432, -426, 425, -389, 402, -401, 407, -406, 407, -406, 407, -406, 395, 788, -767, -391, 394, -389, 396, 787, -1173, 396, -395, 396, -395, 396, 747, -750, -388, 385, -372, 395, -394, 395, -394, 395, -388, 382, -364, 385, -384, 385, -384, 385, -342, 382, -371, 383, -382, 383, -382, 383, -374, 383, -382, 383, -382, 383, -382, 383, -372, 387, -386, 387, 632, -634, -369, 380, -379, 386, -385, 386, -385, 386, -385, 386, -385, 386, -361, 388, -373, 389, -388, 20, 388, -387, 388, -387, 388, -274, -67, -428, 1299, -870, 888, 30, -1335, -8, 433, -415, -7, 1287, -852, 880, -1278, 1254, -2, -1236, 981, -977, 735, -295, -378, -15, 46, 388, 8, 781, -22, -1124, 386, -325, -46, 385, 719, 28, -1078, 381, 673, -1026, 383, 629, 27, -653, -376, 1042, -1041, 4, 386, 109, 515, -962, 388, -358, 378, 543, 2, 27, 1, -258, 4, 263, -7, 20, 6, 1, 1, -3, -1340, 435, 853, -1135, 374, 763, -1108, 385, -647, 452, -267, 406, -317, 385, -284, 386, -385, 386, -385, 386, -385, 386, -385, 386, -217, -547, 460, -459, 462, -416, 431, -352, 429, -423, 428, -346, 396, -336, 385, -384, 385, 703, 27, -787, 752, -1277, 435, -380, 428, -413, 1228, -1130, 395, -646, 476, -423, 431, -181, 385, -681, 456, -455, 463, -376, 437, -436, 437, -343, 406, -405, 406, -316, 385, -384, 385, -333, 383, -382, 383, -334, 386, -385, 386, -425, 383, -371, 387, 625, 30, -1257, 432, 807, -871, 872, 25, -963, 380, -816, 457, -369, 437, -251, 385, -384, 385, -384, 385, -384, 385, -251, 388, -186, 18, 101, -141, 809, 1, -1374, 35, 425, -260, 129, 359, 102, 558, 27, -1352, 339, 987, -1274, 412, -309, 387, -272, 382, -371, 373, -287, 379, 584, -899, 914, -896, 1, 884, -452, -382, 489, -460, 387, -370, 36, 58, 692, -651, 16, 661, 1, -632, 608, 4, 197, -420, 422, -1, -283, 6, -3, 1, 1, 4, -8, -5, 229, 1, -1275, 1270, -21, 1, 1, -321, -979, 1096, 9, -1296, 1169, -1079, 41, 41, 109, 123, 416, 132, -953, 39, 772, 1, -722, 334, -293, 682, -641, 31, -176, 193, 22, 572, -533, 534, -512, 513, -473, 61, 413, -426, 427, 1, -645, 232, 482, 29, 11, 26, 27, -94, 26, 1, 1, 1, 10, 1, 24, 1, 535, -517, 518, 1, -518, -305, 306, 1, 4, 1, 1, 1, 18, -220, 222, 1, -46, 27, -315, 316, 19, 481, 12, 1, -655, 1, 1, 156, 498, -3, -12, 11, 5, 1, -1018, 105, -296, 1210, 17, -1467, 171, 755, 508, 1, 1, -1385, 1, 783, 521, -527, -550, -142, 1, 5, 679, 1, -7, 543, -1173, 1178, -557, -842, 830, -807, 1367, -557, -748, 749, 2, -616, 2, 615, 3, -633, -79, 149, 1118, 1, 1, 1, -555, 1, 556, -555, 2, 5, 1, 1, 1, 1, 3, 1, 1, -420, 570, 1, 1, 3, -506, 507, 2, 1, 414, -412, 5, 3, 2, -370, 375, -366, -204, 571, -261, 262, -277, 280, 2, 3, 1, 2, 1, -2, 7, 1, 1, -547, 1, 21, 898, -370, -364, -133, 1, 7, 482, 1, -523, 904, -1, -657, 265, 358, 36, -35, -349, 350, 35, -34, 35, -34, 35, -34, 35, -34, 35, -34, 35, -34, 35, -603, -181, 209, 197, 344, 35, -34, -746, 764, 37, 33, -1274, 796, 409, -378, -766, 381, 164, 183, 379, 40, -571, 197, -224, 183, 394, 34, -1260, 838, -186, 187, -840, 841, -914, 921, -919, 920, -171, 197, -195, 197, 351, 34, -33, 34, -33, 34, -33, 34, -1076, 667, -195, 217, -215, 197, -196, 197, -196, -307, 323, 198, 353, 34, -33, 1, 33, -613, 184, 397, -392, -917, 924, -922, 923, 385, 32, -1249, 827, -437, -593, 441, -440, 441, -427, 431, -359, 425, 354, 587, -32, 33, -32, 33, -32, 33, -589, 197, -842, 1235, -1234, 1235, -1181, 385, -383, 1180, -1179, 1180, -36, 37, -680, -3, 4, -3, 4, -3, 645, 37, -71, 40, -5, 37, -632, 183, -640, 665, 388, 37, -436, -1057, 467, -421, 435, -434, 435, -434, 435, -423, 433, -426, 436, -435, 436, -435, 436, -435, 436, -435, 436, -419, 437, -436, 437, -436, 437, -436, 437, -436, 437, -410, 428, -418, 428, -423, 432, -431, 432, -431, 432, -437, 428, -422, 432, -399, 407, -409, 407, -365, 396, -395, 396, -395, 396, -387, 396, -395, 396, -395, 396, -395, 396, -391, 395, -394, 395, -394, 395, -384, 395, -394, 395, -394, 395, -394, 395, -363, 385, -384, 385, -384, 385, -384, 385, -353, 385, -384, 385, -372, 383, -382, 383, -382, 383, -382, 383, -375, 383, -382, 383, -382, 383, -382, 383, -382, 383, -375, 387, -386, 387, -386, 387, -386, 387, -363, 386, -385, 386, -385, 386, -385, 386, -385, 386, -376, 387, -386, 387, -384, 388, -387, 388, -387, 384, -383, 387, -386, 387, -385, 388, -387, 388, -378, 388, -367, 388, -387, 388, -387, 388, -252, 170, 46, 14, -336, 82, 856, -1058, 1059, -1402, 456, -455, 458, -457, 445, -444, 446, -445, 446, -445, 446, -445, 442, -441, 433, -432, 434, -433, 434, -433, 434, -433, 430, -349, 437, -436, 437, -436, 437, -436, 437, -436, 437, -436, 437, -436, 437, -436, 437, -355, 406, -405, 406, -308, 385, -384, 385, -384, 385, -384, 385, -384, 385, -384, 385, -384, 385, -384, 385, -384, 385, -384, 385, -384, 385, -384, 385, -296, 386, -385, 386, -385, 386, -385, 386, -385, 386, -385, 386, -385, 386, -361, 389, -388, 389, -388, 389, -388, 389, 572, 28, -27, 28, -27, 28, -504, 1, 1, 1, 1, 1, 1, 1, -894, 1, 1, 1, 1, 1, 1, 1, 910, 1, 1, 1, 1, 1, -832, 1, 1, 1, 1, 1, 832, 1, 1, 1, 1, 1, 1, 1, -803, 1, 1, 1, 1, 1, 1, 1, 816, 1, 1, 1, 1, 1, 1, 1, -788, 1, 1, 1, 1, 1, 1, 1, 486, 1, 1, 1, 1, 1, -390, 1, 1, 1, 1, 1, 696, 1, 1, 1, 1, 1, 1, 1, -584, 1, 1, 1, 593, 1, 1, 1, 1, 1, 1, 1, -188, 1, 1, 1, 1, 1, 1, 1, 68, 604, -576, 577, -565, 566, -539, 540, -830, 832, -514, 515, -496, 498, -611, 1, 1, 1, 1, 1, 1, 1, -887, 1, 1, 1, 1, 1, 1, 1, 913, 1, 1, 1, 1, 1, 1, 1, -801, 1, 1, 1, 1, 1, 1, 1, 861, 1, 1, 1, 1, 1, 1, 1, -188, 1, 1, 1, 1, 1, 1, 1, 68, 1, 1, 1, 1, 1, 1, -902, 1, 1, 2, 12, 1496, -12, 11, 14, -3, -586, 1, 1, 1, 1, -852, 1, 42, 1, 10, 1372, 2, 2, -563, 1, 1, 538, -537, 1, -786, 1, 1, 1, 1339, 2, 2, -536, 1, 1, 513, -534, 1, 21, 1, -586, 1, 1, 1, -110, 1226, 1, 2, -513, 1, 1, 1, 1, -735, 2, 539, -10, 19, 695, -11, -214, 1, 1, 1, 1, 199, 1, -367, -1, 2, 1, 3, 1, 6, 1, -4, 1, 1, 3, 31, 1, -43, 17, 142, -24, -123, 1, 10, 1, 93, -42, -10, 14, 1, 1, 1, 1, 1, 3, 1, 1, -4, 1, -17, 33, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, -4, 1, -23, 1, 6, 4, 150, -159, 1, 1, 1, 1, 2, 1, 1, 271, -419, 2, 8, -15, 10, -7, -7, 17, -14, 12, -610, 592, 5, 10, 1, -12, 7, -3, 1, 4, -11, -1, -3, 21, -20, 22, 2, 203, 1, 203, -205, -117, 1, 119, -42, 1, 3, 1, 1, 1, 36, 3, -2, 3, -2, 3, -118, -393, 395, -1, -23, 26, -5, 4, -21, -6, -3, 1, 151, 1, -181, 177, -1, 6, 1, -123, 119, -1, 6, 1, -11, 1],
      advances: [1344, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 311, 24, -20, 8, -173, 0, -196, 0, 0, 0, 46, -46, 0, 0, 46, 0, 311, 24, -20, 8, -173, 0, -196, 0, 622, 0, 0, 0, -695, 0, 0, 0, 0, 280, -280, 0, 156, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -18, 280, -280, 0, 0, 0, 0, 0, 27, 1104, 0, -1378, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 281, 65, 8, 316, 24, -20, 8, -502, 101, -281, 0, 0, 0, -22, 0, 0, 319, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 0, 0, 0, 0, 0, 0, 68, -68, 30, -30, 496, 272, -768, 281, 65, 8, 316, 24, -20, 8, -173, 0, -329, 101, -281, 346, 8, 316, 24, -20, 8, -173, 0, -509, -972, 0, 0, 140, -140, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, -14, 281, -281, 346, 8, 316, 24, -20, 8, -173, 0, -509, 0, 180, 101, -281, 0, 619, 0, 70, -70, 0, 207, 0, 0, 0, 0, 0, 342, -272, -57, -13, -218, 0, 0, 0, 0, 0, 0, 0, 60, -33, 469, 196, 0, 0, 0, 0, 0, 0, 0, -307, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 496, -473, 0, 0, 0, -6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 0, 0, 0, 6, 0, 199, 65, 8, 316, 24, -20, 8, -600, 0, 199, -199, 0, 0, 0, 0, 492, -750, 0, 0, -8, 288, -280, 387, -129, 0, -248, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, -12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 138, -130, 0, 0, 0, 0, 0, 0, 0, 5, -5, 0, 0, 202, -6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 0, 0, 0, 0, -105, 0, 0, 605, 0, 0, 0, 0, 0, 0, -621, 0, 0, 40, 0, -40, -7, 70, -70, 0, 0, 0, 0, 0, 0, 0, 0, -22, 22, 409, -409, 482, 340, -12, -173, -637, 0, 150, 259, -511, 0, 0, 0, 0, 0, 0, 0, 0, 0, -138, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 729, 0, 0, 0, -625, 0, 0, 0, -8, 8, 0, 0, 0, -84, 0, 15, -15, 0, 0, 0, 0, 0, 0, 0, 84, 0, 0, 0, 0, 320, -120, -200, 0, 0, 0, 0, 1131, 0, -1131, -60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -448, 12, -114, 0, 114, 498, 0, 120, -120, 0, 0, 0, 0, 0, 0, -45, 0, 0, 0, 738, -738, 0, 0, 0, 0, 0, 0, 0, 0, -715, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 496, -291, -205, 0, 0, 0, 0, 496, 132, 0, 0, 0, 0, 0, 0, -628, 0, 0, 320, -80, -240, 0, 200, -200, 0, 0, 0, 68, -68, 1298, 0, 0, 0, -584, 0, 0, 320, -320, 1, -1, 0, 0, 0, 0, 0, 0, 0, 496, -478, 0, 0, 0, -6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 819, 292, -1085, -6, 6, 0, 0, 0, 0, 0, -483, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 310, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 181, -592, 0, -2, 168, -166, 0, 100, -100, 0, 0, 0, 0, 0, 541, 0, 0, 58, -69, 100, -89, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 0, 0, 0, 0, -58, -60, 0, 0, 0, 525, 0, 0, 0, 0, 0, 0, 0, -558, 0, 0, 0, 47, -14, 0, 239, -239, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 136, 0, 0, -156, 0, 0, 0, 0, 0, 0, 0, 0, 0, 171, -117, 210, 171, -222, 178, -111, 392, -1, -225, 206, 0, 65, 8, 316, 24, -20, 8, -173, 0, -314, 151, 8, 316, 24, -20, 8, -173, 0, -434, -10, -192, 355, -355, -73, 21, -138, 27, 466, 288, 40, -741, 111, -11, 33, 134, 34, -87, -192, 409, -220, 399, -441, 30, -30, 0, 377, 150, 30, -319, 136, -478, 950, 24, -808, 582, -760, 17, 934, -773, 522, -299, -192, -257, 172, 281, -530, 167, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -140, -69, 45, -96, 0, 0, 0, 0, 0, 0, 0, 0, 0, -57, 168, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 61, -708, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 750, -170, 95, 15, 0, 0, 0, -88, 112, -324, 257, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 265, -73, 190, 55, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -423, -9, -59, -264, 0, 0, 363, 403, 40, -687, 199, 0, -101, 92, -52, 49, 85, -106, 0, 30, 369, 0, -372, 30, 152, -182, 0, -1, -250, 453, -340, 91, 65, -19, -21, 30, -30, 501, 30, -570, 174, 190, -248, 0, 633, -57, -666, 556, -591, -26, 779, -718, 424, -244, 112, -192, -56, 100, -144, -44, 125, -453, 419, 219, -71, -256, 213, 656, -617, 93, 500, -703, 162, -118, 281, -48, -32, 0, -2, -172, 1526, -1089, -85, -186, 807, -809, -250, 104, -48, -459, 416, 0, 16, 58, -108, 32, 23, -111, 108, 3, 0, 49, -730, 0, 458, 0, -300, 0, 0, 0, 126, 0, 1105, -681, 187, -746, -57, -128, 185, 204, 82, 304, 720, 0, -896, 0, -618, 0, 80, 340, -52, 0, -40, -368, 40, 368, -446, 450, -411, 95, 0, 1180, -1180, 28, -28, 0, 28, 169, 0, 406, 0, 162, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -421, 72, 0, -41, 61, 338, 508, 0, -621, -318, -4, 59, 246, -70, 753, -619, 1, 181, -732, 541, -161, -306, 32, 37, -486, 407, -407, 873, -387, -16, 19, -96, -296, 319, 120, -318, 282, 8, 29, -41, 8, -78, 91, -13, -358, 0, 327, 1, -1, -56, 32, 37, -79, -407, 873, -387, -16, 19, -96, -296, 319, 120, -318, 282, 8, 29, -41, 8, -78, 91, -13, -358, 0, 327, 1, -1, -485, 146, 214, 28, 20, -39, -52, 63, 962, 28, 194, -314, 163, -51, 163, 10, -247, 330, 724, -2074, 355, -355, -108, 657, -364, 188, -56, -200, -283, 115, 236, 532, -829, 2, -551, 0, 0, 0, 0, 0, 576, 0, -204, 652, 1024, -720, -956, -186, 2051, 169, -264, -848, 660, 0, 792, -1038, 0, 0, 103, 4, 255, 0, -198, 0, 0, 0, 280, 0, -12, 0, -796, 1422, -1261, -207, 207, -240, 27, 236, -126, 0, 0, -104, 421, 608, -1175, 1560, -928, -462, 289, -312, 187, 373, -557, -7, 0, -183, 374, 64, -434, 375, -237, -142, -364, 372, 74, 76, 0, 0, -161, 2, 1, 1, -37, 238, -7, -196, -450, 454, 305, -126, 559, 0, -740, -374, 367, 22, -13, 189, -10, -178, 182, -93, 372, -623, -31, -334, -43, 188, -238, 689, 0, 0, 0, 191, 146, -214, 188, -174, -35, 110, 439, -426, 548, -545, 506, -172, 598, -1230, 687, -360, 1275, -1452, 231, -174, 68, 0, 329, -1169, 1416, -434, -68, 63, 439, -701, 231, -62, 374, -411, 58, -45, -517, 0, 0, 318, 0, -101, 542, -51, -432, 420, -167, 541, -893, 523, -379, -202, 158, -216, 197, 0, 311, 197, -446, -19, 0, 465, -647, 199, 0, 17, 0, -58, 13, 325, -390, 40, 57, 161, 120, 0, 0, -420, 124, 2, -32, 0, 0, -77, -17, 222, 2, 380, -196, -186, -376, 438, -260, 111, -647, 0, 664, -17, 0, 437, -1099, 0, 185, 0, 560, -748, 5, 371, -342, 330, 584, -1060, 0, 0, 235, 32, 42, 8, -169, 0, 796, 0, -482, -589, 246, 471, -1024, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1200, -705, 715, -10, -222, 46, 176, -1200, 553, 287, -310, 298, -220, 0, 416, 0, -390, 134, 0, 0, 64, 0, 0, 0, -282, -1, -189, -23, 843, -454, 200, -508, 157, -219, 81, 89, 689, 10, -21, -121, 396, -1479, 1106, -1106, 553, 267, -1, -268, 31, 1, 343, -13, -40, -355, 227, -195],
      leftClasses: [-1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 1, -1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 1, 1, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 1, -8, 0, 0, 7, 0, 0, 0, -7, 0, 9, 1, -3, -7, 0, 0, 0, 0, 7, -7, 0, 0, 0, 0, 0, 0, 0, 7, 0, -7, 0, 0, 7, 4, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, -1, 2, 1, 0, 0, 0, 1, 1, 1, -19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, -22, 0, 0, 0, 23, -23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 27, 0, 0, 0, 0, 0, 0, -24, 25, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -29, 29, -19, 20, 1, -21, 22, 1, -1, 1, -23, 24, 0, -24, 6, 19, -19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, -20, 21, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, -1, 0, 2, 1, -1, 0, 0, 0, 2, -2, 2, 0, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, -52, 53, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -45, 46, -24, 25, -47, 37, 11, -48, 0, 0, 0, 0, -2, 0, 39, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -53, 57, 1, 0, -1, 2, 1, -1, 0, 0, 0, 0, 0, 0, 0, -9, 0, 0, 0, 11, -11, 0, 0, 0, 0, 0, 0, 0, 0, -23, 0, 35, 1, 1, 1, -53, 15, 0, 39, -3, 4, -40, 41, 1, 1, -1, -4, -38, -15, 15, 35, -35, 18, -18, 44, -44, 0, 0, 0, 45, -27, 27, 0, 0, 0, 0, -64, 0, 0, 65, -65, 9, -9, 0, 0, 9, -9, 0, -8, 8, 42, 0, 0, 0, 0, 24, -29, -33, 39, -6, 5, 0, 0, 0, 0, 0, 0, 0, -23, 26, 22, 0, -22, 23, -23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, -4, 0, 0, 0, 0, 0, 6, -29, 47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -67, 0, 18, -18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 49, 0, 0, 19, 1, -20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, -19, 0, -61, 82, -81, 81, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, -54, 52, 0, -25, 28, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -37, 0, 0, -39, 1, -1, 0, 0, 0, 0, 0, 0, 0, 80, 1, -86, 4, -3, 6, 80, -83, 84, -44, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, -37, 10, 0, 77, 1, -46, 47, -72, 0, -17, 5, -3, 3, 38, 47, -3, -45, -37, 37, 0, 5, 0, -42, 82, -37, -45, 45, 0, 0, -48, 89, -49, 0, 8, 23, -31, 0, 0, 47, -52, 13, 0, 42, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -92, 93, 1, -19, 20, 0, 0, 0, 0, 0, 0, 0, 0, 1, -54, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 55, -55, 56, -56, 56, -56, 0, 56, 0, 0, 0, 0, 0, -56, 56, 0, 0, 0, 0, 1, 1, -91, 41, 0, 0, 0, -8, 59, -27, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 0, 52, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -62, 33, -1, 0, 0, 31, -24, 0, -34, 0, -38, 60, -22, 22, 0, 0, -22, -38, 0, 38, -38, 38, -38, 65, -27, -38, 38, 59, -56, 31, 0, 24, -47, -11, -38, 38, 0, 58, 2, 0, -83, 26, 0, 57, 0, -57, 0, -3, -5, 65, -57, -1, 56, -55, -8, 37, -50, 21, 58, -66, 67, -67, 68, -68, 0, 0, -33, 33, 0, 69, -69, 0, 0, 0, -34, -7, 0, 41, 0, 8, -8, 0, 0, 33, -33, 0, -42, 112, -107, 108, -71, 47, 25, 1, -73, 74, 1, -28, 23, -115, 121, -76, 77, 1, 1, 1, 1, 1, -1, -1, 1, -121, 40, 0, 83, -120, 37, 84, 1, -85, 0, 0, 0, 86, -86, 87, 1, 1, 0, -2, 1, 2, 0, -90, 0, 0, 0, -45, 136, 0, 1, 1, 0, 1, -5, -89, 95, 1, -1, 1, -96, 97, 1, 0, 0, 0, -13, 0, 14, -14, 13, 0, 2, -86, 87, 1, 0, 1, 0, 1, -144, 144, -2, 1, -1, 0, -139, 37, 105, -105, 0, 0, 0, 0, 0, -45, 0, 0, 151, -151, 0, 0, 45, -45, 0, 0, 0, 0, 45, 0, 107, -107, 108, -108, 0, 109, -109, 0, 0, 0, 110, 0, -110, 111, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 2, -2, 0, 0, 0, 0, 0, 0, -111, -45, 0, 0, 0, 0, 0, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 114, -114, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -45, 0, 0, 0, 0, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 85, -85, 0, 0, 0, 0, 0, 0, 0, -44, 4, 0, 3, 0, 37, 0, 0, 0, 0, 115, -115, 115, -155, 40, 0, 0, -42, 42, 0, 0, 0, 0, 105, -105, 0, 116, -116, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, -8, 0, 32, -32, 0, 0, 0, 27, -71, 44, 0, -33, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -45, 0, 0, 45, 0, 0, 0, 0, -32, 0, 0, 0, 7, -12, 21, -25, 9, 32, -1, -36, 45, -49, -3, 0, 44, 0, -42, 42, -5, 5, 47, -88, 9, 33, 116, -117, -37, 36, 1, 0, -40, 39, 1, 0, 0, 0, -1, 1, 8, 24, 0, 0, -27, 0, 22, -27, 8, -52, 44, 0, 0, 0, 0, 37, -37, 8, 24, 5, 0, -30, -7, 5, 3, 0, -8, 0, 5, 0, 3, 0, 0, -3, 0, 34, -31, -44, 11, 25, 0, 0, 0, 0, 37, -37, 0, 0, 0, 27, -27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -45, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45, 0, 0, -45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      rightClasses: [-1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 2, -2, 0, 0, 0, 0, 0, 0, 0, 3, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, -4, 4, 0, 0, 0, 0, 0, 0, 0, -4, 0, 0, 0, 0, 0, 5, -5, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 3, -3, 0, 0, 3, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 1, -7, 0, 0, 6, 0, 0, 0, -6, 0, 0, 6, 0, -6, 0, 0, 0, 4, 2, -2, 0, 0, 0, 0, 0, 0, 0, 2, 0, -2, 0, -4, 6, 2, 0, 1, -1, 0, -8, 0, 0, 0, 0, 0, 10, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, -11, 3, -3, 0, 0, 0, 3, 0, -3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -12, 10, 3, 1, -4, 0, 0, 0, 0, 0, 5, 0, -5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 16, 0, -16, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 0, 0, 2, -2, 0, 0, 0, 0, 3, -3, 0, 0, 0, 0, 0, 0, -25, 2, 4, -4, 0, 0, 0, 0, 0, 27, 0, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, 1, -1, 0, 0, 0, 0, 0, 1, -1, 0, 0, 2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -30, 32, -30, 0, 30, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, -27, 0, 0, 0, 0, 31, -31, 0, 0, 0, 0, 0, 0, 0, 32, 0, 1, 1, 1, -3, 4, 1, -5, 6, 1, -6, -1, 8, 1, 1, -10, 0, -27, 31, -4, 1, -1, -28, 1, 38, -38, 0, 0, -5, 0, 4, -4, 0, 0, 0, 0, 0, 0, 44, -44, 0, 0, 0, 0, 0, 0, 0, 0, -2, 2, 45, 0, 0, 0, 0, 0, 0, 0, -40, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, -18, 2, 17, -19, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, -45, 45, 0, 0, -18, 20, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -48, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 1, 1, -2, 3, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -51, 55, -54, 54, 0, 1, 1, -1, 0, 0, 0, 0, 0, 2, 0, 0, 0, -3, 0, 4, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -49, 0, 0, 54, 1, -1, 1, -1, 0, 0, 0, 2, 0, -60, 0, -1, 2, 3, -4, 61, -60, 61, 1, -59, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 60, -64, 0, 4, 61, 1, -62, 63, -67, 0, 0, 68, -67, -1, 17, 52, -69, 10, 60, -66, 0, -4, 10, -10, 0, 71, -71, 0, 68, -68, 1, -1, 4, -4, 0, 1, 3, 0, 0, 0, 13, -7, 17, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 27, 1, -25, 26, 0, 0, 0, 0, 0, 0, 0, 0, 1, -30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, -72, 73, -73, 73, -73, 0, 73, 0, 0, 0, 0, 0, -73, 73, 0, 0, 0, 0, 1, 1, 1, 1, -36, 0, 0, 28, -46, 55, -37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -18, 0, 56, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -31, 32, -40, 0, 0, -9, 50, -30, 0, -29, 18, 0, 0, 0, 0, 0, -9, 51, 0, 0, -42, 0, 0, 0, 0, 0, 0, 0, 43, -61, 29, 0, -11, 4, 40, -66, 0, 22, 0, 0, 45, -58, 4, 0, 51, -42, -18, 18, 46, -46, 0, -18, 0, 9, 0, 0, 17, -41, 15, -23, 0, 0, 0, 0, 0, 0, 88, -92, 4, 0, 0, 0, 0, 89, -89, -3, 0, 0, 3, 0, 0, 0, 0, 0, -4, 4, 0, -4, 85, 9, 1, -91, 92, 1, 1, -94, 81, 14, 1, 1, -103, 104, -98, 0, 99, 1, -100, 101, -101, 101, -101, 101, -104, 105, -102, 103, -107, 4, 13, 91, -104, 0, 0, 0, 105, -105, 106, 1, 1, 0, -2, 1, 2, 0, 1, 1, -111, 0, -6, 118, 1, 1, 1, 0, 1, -8, 9, 1, 1, -1, 1, 1, -120, 121, 0, 0, 0, 1, 0, 1, -1, -1, 0, 3, 1, 1, 1, 0, 1, 1, 1, -133, 133, -3, 4, -4, 0, 5, -132, 133, -133, 0, 0, 1, -1, 0, -6, 0, 0, 6, -6, 0, 0, 140, -140, 0, 0, 0, 0, 6, 135, 1, -136, 137, -137, 0, 138, -138, 139, -139, 140, -140, 0, 0, 0, 141, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -142, 141, 2, -2, 0, 0, 0, 0, 0, 0, 3, -150, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, -1, 1, 0, 0, 0, 122, -122, 0, 0, 0, 0, 0, 0, -5, 2, 0, -1, 0, 4, 0, 0, 0, 0, 0, 3, -3, 3, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 145, -145, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 24, 8, 0, -32, 0, 0, 0, 0, 41, 105, -146, 0, 32, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 0, 6, 0, 0, 0, 0, -4, 0, 4, 0, -4, 0, 0, 1, 9, -6, 15, -19, 4, -4, -1, 1, 4, -4, 0, 4, 13, -16, 3, -3, 9, 10, 0, -16, -4, 19, -15, 0, -3, 18, -15, 0, 0, 0, 15, -15, 0, 41, 0, -9, 9, 0, 0, -41, 41, -46, 5, 0, 0, 0, 0, 49, -49, 23, 9, 17, 0, -49, 0, 0, 23, 0, -23, 0, 41, 0, -18, 0, 0, -23, 41, 11, -29, -27, 0, 4, 0, 0, 0, 0, 49, -49, 0, 0, 41, 0, -41, 0, 0, 0, 0, 0, 23, -23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      kerning: [30, 0, 1, -70, 0, 8, -174, 0, 2, -174, -174, -174, -40, -140, -116, 0, 1, -151, -151, 0, 10, 11, 0, 3, -40, 11, 11, 0, 1, 11, 0, 12, -139, -139, -139, 0, 1, -139, 0, 4, -81, 0, 1, -140, 0, 4, -70, 0, 1, -174, -104, -81, -69, 0, 5, -139, 0, 1, -197, -69, -81, 0, 3, -40, -140, -40, 0, 1, -104, 0, 1, -69, 0, 8, -128, 0, 3, 40, -69, -69, -267, -209, -162, 0, 7, -69, 0, 1, -69, -69, 0, 1, -104, -69, -69, -69, -69, 0, 1, -151, -162, -162, -145, -162, -100, 0, 11, -10, -116, 0, 35, 151, 151, 151, 0, 3, 151, 0, 1, 69, 151, 0, 119, -116, 0, 2, -116, -116, -116, 0, 17, 69, 69, 69, 0, 3, 69, 0, 2, 69, 0, 28, -116, 0, 38, -128, 0, 38, -116, 0, 1, -40, 0, 19, -11, 0, 13, 69, 69, 69, 0, 3, 69, 0, 2, 69, 0, 23, -11, 0, 63, -81, 0, 20, -70, 0, 10, -61, 0, 2, -61, -61, -61, 0, 1, -69, 0, 1, -70, -69, -69, 0, 42, -69, 0, 1, -104, 0, 4, -69, 0, 35, -81, 0, 2, -69, 0, 2, -81, 0, 2, -90, -90, -90, 0, 11, -81, 0, 3, -11, 0, 10, -80, -200, 0, 2, -61, 0, 12, -69, 0, 2, -69, -69, -81, 0, 11, -30, -30, -30, 0, 16, -30, 0, 24, -69, 0, 77, -69, 0, 12, -81, 0, 2, -81, -81, -81, 0, 11, -30, -30, -30, 0, 16, -30, 0, 24, -81, 0, 77, -81, 0, 9, 69, 0, 25, 120, 120, 120, 30, 0, 2, 120, 0, 1, 69, 120, 0, 10, 10, 0, 3, 10, 0, 19, 110, 0, 2, 30, 0, 1, 30, 0, 5, 30, 0, 1, 30, 0, 60, -186, 0, 8, -139, -139, 0, 13, -50, -50, -50, -50, -81, -81, -81, 0, 11, 81, 0, 3, -60, -81, -60, 0, 1, -69, -69, -69, -69, -69, 0, 3, -69, -69, -69, -69, 0, 20, -60, 0, 31, -244, 0, 2, -81, -69, -174, 0, 11, -69, 0, 15, -116, 0, 4, -186, 0, 8, -139, -139, 0, 13, -50, -50, -50, -50, -81, -81, -81, 0, 11, 81, 0, 3, -60, -81, -60, 0, 1, -69, -69, -69, -69, -69, 0, 3, -69, -69, -69, -69, 0, 20, -60, 0, 31, -244, 0, 2, -93, -81, -93, 0, 11, -69, 0, 15, -116, 0, 4, -46, 0, 10, -61, 0, 2, -61, -61, -61, 0, 1, -46, 0, 1, -11, -46, -46, 0, 11, 69, 69, 69, 0, 3, 69, 0, 2, 69, 0, 21, -46, 0, 1, -11, 0, 4, -61, 0, 77, -61, 0, 7, 20, 0, 4, -69, 20, 0, 1, -69, -69, -69, 0, 1, -20, -20, 0, 1, -32, -32, 0, 1, 10, 10, 10, 10, -20, -20, -20, -50, 0, 10, 93, 0, 1, 20, 0, 2, -20, 0, 1, -20, 0, 4, 40, 30, 30, 0, 1, 40, 0, 6, -20, 0, 6, -69, 0, 1, -69, 0, 17, -20, 0, 5, -29, 0, 10, -40, -23, -81, 0, 9, -40, 0, 3, -58, 0, 1, -40, -23, -40, -40, 0, 16, 69, 0, 2, -69, 0, 1, -174, 0, 1, -61, 0, 6, -186, -186, 0, 10, 40, 40, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 2, 186, 0, 1, 261, 186, 0, 2, -116, -104, -116, -151, -151, -104, -81, -209, -128, -128, -104, -128, -69, -93, -81, -69, 0, 2, -69, 0, 1, -280, 0, 2, -280, -61, 0, 2, -209, -122, -267, -162, -162, 233, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 5, -139, 0, 1, -162, 0, 2, -69, 0, 4, -104, -151, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -162, 0, 1, -267, -104, -162, -69, -151, -69, -151, -151, -116, 0, 15, -256, 0, 3, -69, 0, 11, -93, 0, 2, -93, -93, -93, 0, 4, -116, -116, 0, 49, -93, 0, 5, 60, -30, 0, 28, -69, -81, 0, 1, -81, 29, 0, 8, -81, 0, 3, -81, 0, 1, -81, 0, 1, -81, -69, -69, 0, 15, -128, 0, 2, -93, -30, 0, 34, 40, 40, 40, 0, 3, 40, 0, 1, 81, 40, 0, 109, 69, 0, 1, 69, 69, 0, 3, 69, 0, 23, 69, 0, 9, 69, 0, 2, 81, 0, 4, 69, 69, 69, 69, 0, 106, 69, 0, 25, 120, 120, 120, 30, 0, 2, 120, 0, 1, 81, 120, 0, 10, 10, 0, 3, 10, 0, 19, 110, 0, 2, 30, 0, 1, 30, 0, 5, 30, 0, 1, 30, 0, 94, 40, 40, 40, 0, 3, 40, 0, 1, 69, 40, 0, 108, -40, 0, 41, 69, 0, 65, -116, 0, 5, -162, 0, 2, -69, -69, -69, 0, 11, -104, 0, 22, -69, 0, 10, -20, 0, 14, -81, -81, -81, 0, 2, 32, 174, 69, 174, 0, 1, 32, 32, 174, 32, 93, 174, 0, 3, -81, 0, 2, -69, -69, -69, -69, -81, -128, -128, 0, 1, -81, 0, 11, -69, 0, 19, -200, 0, 18, -221, -69, 0, 10, -93, 0, 1, -104, 0, 1, -139, -69, -221, -69, -221, -104, 0, 4, -30, 0, 2, -69, 0, 15, -58, 0, 8, -197, 0, 2, -197, -197, -197, 0, 1, -139, 0, 2, -69, -69, 0, 14, -46, 0, 16, -139, 0, 3, -139, 0, 6, -139, 0, 4, -58, 0, 1, -197, 0, 8, -46, 0, 1, -46, 0, 5, -46, -290, -46, 0, 3, -93, 0, 13, -104, -69, -174, -80, -186, 0, 1, -93, -93, 0, 4, -128, 0, 1, -128, 0, 3, -174, -69, -81, -267, 0, 1, -197, -267, -81, -165, -93, -180, 0, 12, -197, 0, 3, -58, 0, 8, -197, 0, 2, -197, -197, -197, 0, 1, -139, 0, 2, -69, -69, 0, 14, -46, 0, 16, -139, 0, 3, -139, 0, 6, -139, 0, 4, -58, 0, 1, -197, 0, 8, -46, 0, 1, -46, 0, 5, -46, -290, -46, 0, 3, -93, 0, 13, -104, -69, -174, -80, -186, 0, 1, -93, -93, 0, 4, -104, 0, 1, -128, 0, 3, -104, -69, -93, -104, 0, 1, -197, -93, -93, -165, -93, -180, 0, 12, -197, 0, 3, -58, 0, 8, -197, 0, 2, -197, -197, -197, 0, 1, -139, 0, 2, -69, -69, 0, 14, -46, 0, 16, -139, 0, 3, -139, 0, 6, -139, 0, 4, -58, 0, 1, -197, 0, 8, -46, 0, 1, -46, 0, 5, -46, -290, -46, 0, 3, -93, 0, 13, -81, -69, -174, -80, -186, 0, 1, -93, -93, 0, 4, -81, 0, 1, -128, 0, 3, -81, -69, -69, -81, 0, 1, -197, -267, -81, -165, -93, -180, 0, 12, -197, 0, 3, -58, 0, 8, -197, 0, 2, -197, -197, -197, 0, 1, -139, 0, 2, -69, -69, 0, 14, -46, 0, 16, -139, 0, 3, -139, 0, 6, -139, 0, 4, -58, 0, 1, -197, 0, 8, -46, 0, 1, -46, 0, 5, -46, -290, -46, 0, 3, -93, 0, 13, -104, -69, -174, -80, -186, 0, 1, -93, -93, 0, 4, -128, 0, 1, -128, 0, 3, -174, -69, -81, -267, 0, 1, -197, -93, -93, -165, -93, -180, 0, 12, -197, 0, 3, -58, 0, 8, -197, 0, 2, -197, -197, -197, 0, 1, -139, 0, 2, -69, -69, 0, 14, -46, 0, 16, -139, 0, 3, -139, 0, 6, -139, 0, 4, -58, 0, 1, -197, 0, 8, -46, 0, 1, -46, 0, 5, -46, -290, -46, 0, 3, -93, 0, 13, -104, -69, -174, -69, -186, 0, 1, -93, -93, 0, 4, -128, 0, 1, -128, 0, 3, -174, -69, -81, -267, 0, 1, -197, -69, -69, -165, -69, -180, 0, 12, -197, 0, 3, -58, 0, 8, -197, 0, 2, -197, -197, -197, 0, 1, -139, 0, 2, -69, -69, 0, 14, -46, 0, 16, -139, 0, 3, -139, 0, 6, -139, 0, 4, -58, 0, 1, -197, 0, 8, -46, 0, 1, -46, 0, 5, -46, -290, -46, 0, 3, -93, 0, 13, -69, -69, -174, -80, -186, 0, 1, -93, -93, 0, 4, -69, 0, 1, -128, 0, 3, -69, -69, -69, -69, 0, 1, -197, -69, -69, -165, -81, -180, 0, 12, -197, 0, 35, 130, 130, 69, 0, 3, 130, 0, 1, 104, 69, 0, 108, -70, 0, 116, -90, -90, -90, 0, 32, -151, 0, 8, -197, -197, 0, 17, -11, -11, -11, 0, 16, -11, 0, 55, -69, 0, 5, -93, 0, 4, -290, 0, 2, -81, -69, -197, 0, 1, -93, 0, 5, -93, 0, 1, -93, -93, 0, 16, -162, 0, 10, 81, 0, 4, -81, 81, 0, 1, -81, -81, -81, 0, 27, 81, 0, 27, -81, 0, 77, -81, 0, 19, -34, 0, 2, -49, -49, 0, 1, -10, -10, -10, -10, -30, -30, -30, 0, 3, 93, 93, 93, 0, 3, 93, 0, 2, 93, 0, 3, -30, 0, 17, -34, 0, 97, -10, 0, 2, -10, -10, -10, 0, 3, -20, 0, 13, 93, 93, 93, 0, 3, 93, 0, 2, 93, 0, 23, -20, 0, 4, -10, 0, 74, -140, 0, 2, -10, 0, 1, -174, 0, 1, -61, 0, 6, -186, -186, 0, 10, 40, 40, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 2, 186, 0, 1, 261, 186, 0, 2, -116, -104, -116, -151, -69, -69, -69, -69, -128, -128, -104, -128, -69, -69, -69, -69, 0, 2, -69, 0, 1, -280, 0, 2, -280, -61, 0, 2, -209, -122, -267, -162, -162, 233, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 5, -139, 0, 1, -162, 0, 2, -69, 0, 4, -104, -69, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -69, 0, 1, -267, -104, -162, -69, -69, -69, -69, -69, -116, 0, 15, -256, 0, 3, -69, -174, 0, 1, -61, 0, 6, -186, -186, 0, 10, 40, 40, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 2, 186, 0, 1, 261, 186, 0, 2, -116, -104, -116, -151, -151, -104, -81, -209, -128, -128, -104, -128, -69, -93, -81, -69, 0, 2, -69, 0, 1, -280, 0, 2, -280, -61, 0, 2, -209, -122, -267, -162, -162, 233, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 5, -139, 0, 1, -162, 0, 2, -69, 0, 4, -104, -69, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -69, 0, 1, -267, -104, -162, -69, -69, -69, -69, -69, -116, 0, 15, -256, 0, 3, -69, -174, 0, 1, -61, 0, 6, -186, -186, 0, 10, 40, 40, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 2, 186, 0, 1, 261, 186, 0, 2, -116, -104, -116, -151, -151, -104, -81, -209, -128, -128, -104, -128, -69, -69, -69, -69, 0, 2, -69, 0, 1, -280, 0, 2, -280, -61, 0, 2, -209, -122, -267, -162, -162, 233, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 5, -139, 0, 1, -162, 0, 2, -69, 0, 4, -104, -151, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -162, 0, 1, -267, -104, -162, -69, -151, -69, -151, -151, -116, 0, 15, -256, 0, 3, -69, -174, 0, 1, -61, 0, 6, -186, -186, 0, 10, 40, 40, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 2, 186, 0, 1, 261, 186, 0, 2, -116, -104, -116, -151, -69, -69, -69, -69, -128, -128, -104, -128, -69, -69, -69, -69, 0, 2, -69, 0, 1, -280, 0, 2, -280, -61, 0, 2, -209, -122, -267, -162, -162, 233, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 5, -139, 0, 1, -162, 0, 2, -69, 0, 4, -104, -151, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -162, 0, 1, -267, -104, -162, -69, -151, -69, -151, -151, -116, 0, 15, -256, 0, 3, -69, -174, 0, 1, -61, 0, 6, -186, -186, 0, 10, 40, 40, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 2, 186, 0, 1, 261, 186, 0, 2, -116, -104, -116, -151, -151, -104, -81, -209, -128, -128, -104, -128, -69, -81, -81, -81, 0, 2, -69, 0, 1, -280, 0, 2, -280, -61, 0, 2, -209, -122, -267, -162, -162, 233, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 5, -139, 0, 1, -162, 0, 2, -69, 0, 4, -104, -151, -69, 0, 3, -244, 0, 2, -174, -174, -174, -81, -162, 0, 1, -267, -104, -162, -69, -151, -69, -151, -151, -116, 0, 15, -256, 0, 3, -69, 0, 11, 80, 0, 2, 80, 80, 80, 0, 55, 80, 0, 77, 80, 0, 43, 81, 0, 74, -69, -69, -69, 0, 32, -140, 0, 1, -69, 0, 6, -197, -197, 0, 7, 30, 0, 5, -104, -81, -104, -104, -104, -104, -104, 0, 3, 174, 174, 174, 0, 3, 174, 0, 1, 81, 174, 0, 3, -93, 0, 1, -93, 0, 15, 30, -260, 0, 2, -260, -69, 0, 15, -20, 0, 3, -20, 0, 1, -93, 0, 5, -69, 0, 4, -104, 0, 4, -100, -104, -81, 0, 3, -232, 0, 2, -197, -197, -197, -128, -81, 0, 1, -116, 0, 1, -151, -128, -104, -81, -104, -128, -162, 0, 14, -250, -310, 0, 4, -140, 0, 1, -69, 0, 6, -197, -197, 0, 7, 30, 0, 5, -104, -81, -104, -104, -104, -104, -104, 0, 3, 174, 174, 174, 0, 3, 174, 0, 1, 93, 174, 0, 3, -93, 0, 1, -93, 0, 15, 30, -260, 0, 2, -260, -69, 0, 15, -20, 0, 3, -20, 0, 1, -93, 0, 5, -69, 0, 4, -104, 0, 4, -100, -104, -81, 0, 3, -232, 0, 2, -69, -69, -69, -128, -81, 0, 1, -116, 0, 1, -151, -128, -104, -81, -104, -128, -162, 0, 14, -250, -310, 0, 4, -140, 0, 1, -69, 0, 6, -197, -197, 0, 7, 30, 0, 5, -104, -81, -104, -104, -104, -104, -104, 0, 3, 174, 174, 174, 0, 3, 174, 0, 1, 81, 174, 0, 3, -93, 0, 1, -93, 0, 15, 30, -260, 0, 2, -260, -69, 0, 15, -20, 0, 3, -20, 0, 1, -93, 0, 5, -69, 0, 4, -104, 0, 4, -100, -104, -81, 0, 3, -232, 0, 2, -69, -69, -69, -128, -81, 0, 1, -116, 0, 1, -151, -128, -104, -81, -104, -128, -162, 0, 14, -250, -310, 0, 4, -116, 0, 8, -128, -128, 0, 8, 50, 0, 4, -104, -104, -104, -104, -104, -104, -104, 0, 11, 93, 0, 3, -70, -104, -70, -69, 0, 32, -70, 0, 7, -70, 0, 1, -69, 0, 5, -69, 0, 4, -104, 0, 5, -104, 0, 4, -221, 0, 2, -197, -197, -197, -104, -69, 0, 1, -116, 0, 1, -151, -128, -104, 0, 1, -104, -104, 0, 15, -170, -220, 0, 6, -70, 0, 8, -81, 0, 1, -20, -81, -81, -81, 0, 7, -116, -116, -116, -116, -58, -58, -58, 0, 11, 93, 0, 4, -58, 0, 20, -40, 0, 1, -104, -69, -81, 0, 13, -70, 0, 2, -128, -160, 0, 3, -69, 0, 2, -40, -81, 0, 2, -40, 0, 7, -70, -93, 0, 10, -93, 0, 1, -81, 0, 1, -116, -104, -70, -93, -70, -104, 0, 4, -14, 0, 14, -81, 0, 153, -151, 0, 1, -69, 0, 6, -69, -244, 40, 0, 2, 40, 40, 40, 0, 7, -145, -100, -95, -145, -157, -116, -157, 0, 2, -58, 0, 4, -58, -58, 0, 1, -58, 93, 0, 3, -80, -157, -116, -139, -81, -81, -81, -81, 0, 16, -69, 0, 1, 40, 0, 9, -80, 0, 7, -100, 0, 1, -139, 0, 5, -139, 0, 4, -128, 0, 5, -162, -81, 0, 3, -221, 0, 2, -69, -69, -197, -128, -104, -128, -186, -128, -209, -197, -162, -93, -162, -104, 0, 4, -17, 0, 2, -69, 0, 7, -300, -360, 0, 2, 40, 0, 1, -151, 0, 1, -69, 0, 6, -81, -81, 40, 0, 2, 40, 40, 40, 0, 7, -145, -100, -95, -145, -157, -116, -157, 0, 2, -58, 0, 4, -58, -58, 0, 1, -58, 93, 0, 3, -80, -157, -116, -139, -81, -81, -81, -81, 0, 16, -69, 0, 1, 40, 0, 9, -80, 0, 7, -100, 0, 1, -139, 0, 5, -139, 0, 4, -128, 0, 5, -162, -81, 0, 3, -221, 0, 2, -81, -81, -81, -128, -104, -128, -186, -128, -209, -197, -162, -93, -162, -104, 0, 4, -17, 0, 2, -69, 0, 7, -300, -360, 0, 2, 40, 0, 1, -151, 0, 1, -69, 0, 6, -69, -244, 40, 0, 2, 40, 40, 40, 0, 7, -145, -100, -95, -145, -157, -116, -157, 0, 2, -58, 0, 4, -58, -58, 0, 1, -58, 93, 0, 3, -80, -157, -116, -139, -81, -81, -81, -81, 0, 16, -69, 0, 1, 40, 0, 9, -80, 0, 7, -100, 0, 1, -139, 0, 5, -139, 0, 4, -128, 0, 5, -162, -81, 0, 3, -221, 0, 2, -69, -69, -69, -128, -104, -128, -186, -128, -209, -197, -162, -93, -162, -104, 0, 4, -17, 0, 2, -69, 0, 7, -300, -360, 0, 2, 40, 0, 3, -69, 0, 31, 174, 174, 174, 0, 3, 174, 0, 1, 69, 174, 0, 26, -69, 0, 19, -50, 0, 18, -81, 0, 11, -69, 0, 1, -69, 0, 1, -128, 0, 1, -81, 0, 1, -81, -81, 0, 32, -140, 0, 2, -140, -140, -151, 0, 1, -104, -104, 0, 1, -151, -104, 0, 31, -30, 0, 3, -30, 0, 6, -69, 0, 6, -140, 0, 22, -81, 0, 15, -93, -40, 0, 22, -17, 0, 14, -140, 0, 12, -151, 0, 2, -151, -151, -151, 0, 1, -104, -104, 0, 1, -151, -104, 0, 31, -30, 0, 3, -30, 0, 6, -69, 0, 6, -151, 0, 22, -81, 0, 15, -93, -40, 0, 22, -17, 0, 14, -151, 0, 12, -162, 0, 2, -162, -162, -162, 0, 55, -162, 0, 77, -162, 0, 1, -69, 0, 10, -160, 0, 2, -160, -160, -160, 0, 1, -104, -104, -58, -174, -104, 0, 1, 20, 20, 20, 20, 0, 14, 93, 0, 11, -40, -37, -37, -46, -40, -30, -30, -30, 0, 3, -104, 0, 1, -58, 0, 4, -160, 0, 17, -20, 0, 4, -69, 0, 10, -23, 0, 4, -128, -50, -30, 0, 18, -69, 0, 2, -23, 0, 14, -160, 0, 2, 69, 0, 1, 69, 69, 0, 1, 81, 0, 4, 69, 81, 0, 1, 69, 69, 69, 0, 15, 81, 69, 81, 81, 81, 0, 1, 69, 81, 81, 69, 81, 81, 81, 69, 0, 26, 69, 0, 77, 69, 0, 2, 81, 0, 1, 81, 81, 0, 1, 69, 0, 4, 93, 69, 0, 1, 93, 93, 93, 0, 15, 81, 69, 69, 81, 69, 0, 1, 69, 69, 81, 69, 104, 69, 69, 81, 0, 26, 93, 0, 77, 93, 0, 2, 69, 0, 1, 69, 69, 0, 1, 69, 0, 4, 81, 69, 0, 1, 81, 81, 81, 0, 15, 69, 81, 69, 69, 69, 0, 1, 81, 69, 69, 69, 93, 69, 69, 69, 69, 0, 1, 69, 0, 23, 81, 0, 3, 93, 0, 5, 69, 0, 12, 93, 0, 4, 93, 0, 5, 180, 0, 4, 69, 0, 1, 69, 0, 18, 81, 116, 116, 34, 116, 0, 10, -81, 0, 2, 81, 0, 1, -69, 0, 8, -128, -128, 0, 10, 20, 20, 0, 1, -32, -32, -32, -32, -60, -60, -60, -80, 0, 2, 209, 81, 209, -70, 0, 2, 81, 0, 1, 93, 69, 0, 3, -60, 0, 1, -46, 0, 5, 30, 30, 0, 9, -150, 0, 2, -150, 0, 11, -70, 0, 1, -70, 0, 5, -70, 0, 1, -70, -46, 0, 5, -128, 0, 9, -58, -58, -46, 0, 3, -186, 0, 2, -116, -116, -116, 0, 1, -58, 0, 1, -81, 0, 3, -58, -46, -58, -58, -29, 0, 15, -81, 0, 28, -120, -120, -120, -120, -140, -140, -140, -60, 0, 5, -60, 0, 8, -120, -140, -120, -120, -120, -120, -120, -120, -120, -120, -120, -120, -120, -120, -120, -120, 0, 19, -60, -120, -60, 0, 5, -60, 0, 1, -60, -120, 0, 70, -104, 0, 2, -104, -104, -104, 0, 55, -104, 0, 77, -104, 0, 1, -69, 0, 8, -128, -128, 0, 10, 20, 20, 0, 1, -32, -32, -32, -32, -60, -60, -60, -80, 0, 2, 69, 69, 69, -70, 0, 2, 69, 0, 1, 104, 69, 0, 3, -60, 0, 1, -46, 0, 5, 30, 30, 0, 9, -150, 0, 2, -150, 0, 11, -70, 0, 1, -70, 0, 5, -70, 0, 1, -70, -46, 0, 5, -128, 0, 9, -58, -58, -46, 0, 3, -186, 0, 2, -116, -116, -116, 0, 1, -58, 0, 1, -81, 0, 3, -58, -46, -58, -58, -29, 0, 15, -81, 0, 15, -104, 0, 2, -104, -151, -151, 0, 4, -116, -116, 0, 49, -104, 0, 5, 60, -30, 0, 28, -69, -81, 0, 1, -81, 29, 0, 8, -81, 0, 3, -81, 0, 1, -81, 0, 1, -81, -69, -69, 0, 15, -128, 0, 2, -104, -30, 0, 1, 120, 0, 1, 69, 151, 0, 1, 130, 40, 0, 3, 186, 151, 0, 1, 186, 186, 186, 0, 1, 174, 0, 4, 186, 0, 7, 81, 120, 130, 340, 340, 340, 104, 69, 69, 340, 69, 104, 340, 69, 120, 69, 0, 1, 69, 0, 16, 174, 0, 6, 186, 0, 3, 186, 0, 4, 104, 69, 104, 0, 5, 104, 0, 1, 104, 0, 3, 93, 0, 4, 186, 0, 49, 186, 0, 2, 120, 0, 1, 69, 151, 0, 1, 81, 40, 0, 3, 186, 81, 0, 1, 186, 186, 186, 0, 1, 174, 0, 4, 186, 0, 7, 81, 120, 81, 340, 340, 340, 104, 81, 81, 340, 81, 104, 340, 81, 120, 69, 0, 1, 69, 0, 16, 174, 0, 6, 186, 0, 3, 186, 0, 4, 104, 69, 104, 0, 5, 104, 0, 1, 104, 0, 3, 93, 0, 4, 186, 0, 49, 186, 0, 2, 120, 0, 1, 69, 151, 0, 1, 69, 40, 0, 3, 186, 69, 0, 1, 186, 186, 186, 0, 1, 174, 0, 4, 186, 0, 7, 81, 120, 81, 340, 340, 340, 104, 81, 81, 340, 81, 116, 340, 69, 120, 69, 0, 1, 69, 0, 16, 174, 0, 6, 186, 0, 3, 186, 0, 4, 104, 69, 104, 0, 5, 104, 0, 1, 104, 0, 3, 93, 0, 4, 186, 0, 49, 186, 0, 35, 130, 130, 69, 0, 3, 130, 0, 1, 81, 69, 0, 142, 69, 69, 81, 0, 3, 69, 0, 1, 81, 69, 0, 109, 120, 0, 1, 69, 151, 0, 1, 130, 40, 0, 3, 186, 151, 0, 1, 186, 186, 186, 0, 1, 174, 0, 4, 186, 0, 7, 81, 120, 81, 340, 340, 340, 104, 81, 81, 340, 81, 104, 340, 69, 120, 69, 0, 1, 69, 0, 16, 174, 0, 6, 186, 0, 3, 186, 0, 4, 104, 69, 104, 0, 5, 104, 0, 1, 104, 0, 3, 93, 0, 4, 186, 0, 49, 186, 0, 35, 69, 69, 69, 0, 3, 69, 0, 1, 116, 69, 0, 142, 69, 69, 69, 0, 3, 69, 0, 1, 104, 69, 0, 109, 120, 0, 1, 69, 151, 0, 1, 81, 40, 0, 3, 186, 81, 0, 1, 186, 186, 186, 0, 1, 174, 0, 4, 186, 0, 7, 81, 120, 69, 340, 340, 340, 104, 69, 69, 340, 69, 93, 81, 81, 120, 69, 0, 1, 69, 0, 16, 174, 0, 6, 186, 0, 3, 186, 0, 4, 104, 69, 104, 0, 5, 104, 0, 1, 104, 0, 3, 93, 0, 4, 186, 0, 49, 186, 0, 35, 69, 69, 81, 0, 3, 69, 0, 1, 81, 81, 0, 119, -116, 0, 2, -116, -116, -116, 0, 11, -46, -46, -46, 0, 16, -46, 0, 24, -116, 0, 25, -93, 0, 10, -93, 0, 11, -93, 0, 1, -104, 0, 1, -174, 0, 1, -93, 0, 1, -93, -139, 0, 19, -116, 0, 7, 203, 0, 4, -81, 203, 0, 1, -81, -81, -81, 0, 27, 203, 0, 27, -81, 0, 77, -81, 0, 12, -104, 0, 2, -104, -104, -104, 0, 1, -104, -104, 0, 1, -151, -104, 0, 31, -30, 0, 3, -30, 0, 6, -69, 0, 6, -104, 0, 22, -81, 0, 15, -93, -40, 0, 22, -17, 0, 14, -104, 0, 1, -69, 0, 10, -104, 0, 2, -104, -104, -104, 0, 1, -104, -104, -58, -174, -104, 0, 1, 20, 20, 20, 20, 0, 14, 93, 0, 11, -40, -37, -37, -46, -40, -30, -30, -30, 0, 3, -104, 0, 1, -58, 0, 4, -104, 0, 17, -20, 0, 4, -69, 0, 10, -23, 0, 4, -128, -50, -30, 0, 18, -69, 0, 2, -23, 0, 14, -104, 0, 118, -93, -93, -93, 0, 32, -81, 32, 0, 1, 32, 32, 0, 1, 32, 0, 2, -116, -116, -116, 32, 0, 1, -116, -116, -116, 0, 6, -69, 0, 4, -34, -34, -34, 32, 32, 20, 69, 69, 69, 32, 20, 20, 69, 20, 0, 1, 69, 32, 32, 32, -34, 32, 0, 5, 32, 17, 17, 32, 32, 0, 13, -116, 0, 1, -81, 0, 4, -139, 0, 1, 32, 32, 32, 0, 3, -30, -30, 32, 0, 1, 32, 0, 16, -69, -81, 0, 1, -81, 32, 0, 1, -162, 0, 2, -128, -128, -128, 0, 1, -81, 0, 3, -81, 0, 1, -81, 0, 1, -81, -69, 0, 16, -104, 0, 2, -116, 0, 12, -151, 0, 2, -151, -151, -151, 0, 1, -93, -69, 0, 1, -151, -151, 0, 42, -93, 0, 6, -151, 0, 38, -104, 0, 2, -30, 0, 20, -17, 0, 14, -151, 0, 12, -116, 0, 2, -116, -116, -116, 0, 17, 69, 69, 69, 0, 3, 69, 0, 2, 69, 0, 28, -116, 0, 38, -139, 0, 38, -116, 0, 29, -70, -70, -70, 0, 6, 60, 0, 9, -70, 0, 6, 30, 0, 3, 30, 0, 22, 60, 0, 1, 60, 0, 5, 60, 0, 1, 60, 0, 71, -104, 0, 2, -104, -151, -151, 0, 4, -116, -116, 0, 49, -104, 0, 5, 60, -30, 0, 28, -69, -81, 0, 1, -104, 29, 0, 8, -81, 0, 3, -81, 0, 1, -81, 0, 1, -81, -69, -69, 0, 15, -128, 0, 2, -104, -30, -139, 10, 0, 1, 10, 10, 0, 4, -128, -128, -69, 0, 2, -69, -128, -128, 0, 4, -69, -69, 0, 1, -10, -10, -10, -10, -40, -40, -40, 30, 10, 0, 4, 30, 0, 7, 10, 0, 1, -40, 0, 24, -69, 0, 8, 30, 0, 1, 30, 0, 3, -93, -93, 30, 0, 1, 30, 0, 16, -116, -81, 0, 4, -162, 0, 2, -90, -90, -151, 0, 1, -81, 0, 1, -81, 0, 1, -69, -81, -81, 0, 1, -81, -81, -162, 0, 15, -104, 0, 2, -69, 0, 1, -139, 0, 8, -116, -116, -104, 0, 2, -104, -104, -128, 0, 6, -69, 0, 4, -37, -37, -37, 0, 16, -37, 0, 24, -104, 0, 30, -69, 0, 10, -162, 0, 2, -151, -151, -151, 0, 3, -69, 0, 26, -104, 0, 12, -128, 0, 2, -128, -128, -128, 0, 11, -46, -46, -46, 40, 0, 5, 40, 0, 9, -46, 0, 24, -128, 0, 8, 40, 0, 1, 40, 0, 5, 40, 0, 1, 40, 0, 17, -46, 0, 11, -46, 0, 1, -69, 0, 2, -69, -46, 0, 1, -46, -46, 0, 19, -128, 0, 1, -139, 10, 0, 1, 10, 10, 0, 4, -128, -128, -69, 0, 2, -69, -69, -69, 0, 4, -69, -69, 0, 1, -10, -10, -10, -10, -40, -40, -40, 30, 10, 0, 4, 30, 0, 7, 10, 0, 1, -40, 0, 24, -69, 0, 8, 30, 0, 1, 30, 0, 3, -93, -93, 30, 0, 1, 30, 0, 16, -116, -81, 0, 4, -162, 0, 2, -151, -151, -151, 0, 1, -81, 0, 1, -81, 0, 1, -69, -81, -81, 0, 1, -81, -81, -162, 0, 15, -104, 0, 2, -69, 0, 1, -81, 0, 8, -81, -81, -116, 0, 2, -116, -116, -116, 0, 1, -104, 0, 4, -81, 0, 39, -116, 0, 1, -104, 0, 6, -116, 0, 38, -116, 0, 2, -256, 0, 2, -209, -209, -209, 0, 30, -116, 0, 1, -174, 0, 1, -61, 0, 6, -186, -186, 0, 10, 40, 40, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 2, 186, 0, 1, 261, 186, 0, 2, -116, -104, -116, -151, -151, -104, -81, -209, -128, -128, -104, -128, -69, -93, -81, -69, 0, 2, -69, 0, 1, -280, 0, 2, -280, -61, 0, 2, -209, -122, -267, -162, -162, 233, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 5, -139, 0, 1, -162, 0, 2, -69, 0, 4, -104, -151, -69, 0, 3, -244, 0, 2, -174, -174, -174, -81, -162, 0, 1, -267, -104, -162, -69, -151, -69, -151, -151, -139, 0, 15, -116, 0, 3, -69, 0, 37, -69, 0, 35, -104, 0, 7, -69, 0, 1, -139, 0, 5, -69, 0, 1, -69, 0, 17, -81, -69, 0, 10, -81, 0, 1, -69, 0, 1, -128, 0, 1, -81, -69, -81, -81, 0, 67, -69, 0, 1, -69, 0, 1, -116, -116, -116, -116, 0, 26, -69, 0, 1, -69, 0, 3, -69, 0, 11, -139, 0, 4, -69, 0, 4, -139, -162, 0, 4, -244, 0, 2, -197, -197, -197, -128, -162, 0, 1, -98, -40, -186, 0, 1, -162, 0, 1, -162, -162, -209, 0, 15, -232, 0, 15, -70, 0, 2, -70, -70, -70, 0, 49, 50, 0, 2, 50, 0, 2, -70, 0, 58, 128, 0, 18, -70, 0, 3, -70, 0, 8, -81, 0, 1, -20, -81, -81, -81, 0, 7, -116, -116, -116, -116, -58, -58, -58, 0, 11, 93, 0, 4, -58, 0, 20, -40, 0, 1, -104, -69, -81, 0, 13, -70, 0, 2, -128, -160, 0, 3, -69, 0, 2, -40, -81, 0, 2, -40, 0, 7, -221, -93, 0, 10, -221, 0, 1, -104, 0, 1, -104, -104, -221, -93, -221, -221, 0, 4, -14, 0, 14, -81, 0, 21, -40, 0, 46, -40, 0, 46, -104, 0, 2, -46, -46, -46, 0, 3, -69, 0, 9, -30, -30, 0, 1, -30, 0, 15, -70, 0, 10, -61, 0, 2, -61, -61, -61, 0, 1, -69, 0, 1, -70, -69, -69, 0, 42, -69, 0, 1, -104, 0, 4, -69, 0, 35, -81, 0, 2, -69, 0, 2, -104, 0, 2, -90, -90, -90, 0, 11, -81, 0, 3, -11, 0, 10, -80, -200, 0, 2, -61, 0, 115, -69, 0, 2, -93, -93, -93, 0, 11, -81, 0, 128, -69, -81, 0, 1, -104, 0, 9, -81, 0, 3, -81, 0, 1, -81, 0, 1, -81, -69, 0, 83, -69, 0, 16, -81, 0, 28, -69, -81, 0, 1, -128, 0, 2, -162, 0, 2, -151, -151, -151, 0, 1, -81, 0, 3, -81, 0, 1, -81, 0, 1, -81, -69, -81, 0, 19, -81, 0, 37, -69, 0, 25, -174, 0, 17, -69, 0, 1, -69, 0, 5, -69, 0, 1, -69, 0, 19, -128, 0, 103, -93, 0, 151, -93, 0, 14, -69, 0, 52, 139, 0, 131, -128, 0, 41, 30, 0, 1, 30, 30, 0, 27, 30, 0, 12, 30, 0, 32, 220, 0, 29, -69, -81, 0, 1, -104, 0, 9, -81, 0, 3, -81, 0, 1, -81, 0, 1, -81, -69, -69, 0, 15, -128, 0, 4, 30, 0, 1, -70, 0, 8, -174, 0, 2, -174, -174, -174, -40, -140, -116, 0, 1, -151, -151, 0, 10, 11, 0, 3, -40, 11, 11, 0, 1, 11, 0, 12, -139, -139, -139, 0, 1, -139, 0, 4, -81, 0, 1, -140, 0, 4, -70, 0, 1, -174, -116, -81, -69, 0, 5, -139, 0, 1, -197, -69, -81, 0, 3, -40, -140, -40, 0, 1, -104, 0, 1, -116, 0, 8, -128, 0, 3, 40, -69, -69, -267, -209, -162, 0, 7, -69, 0, 1, -69, -69, 0, 1, -104, -69, -69, -69, -69, 0, 1, -151, -162, -162, -145, -162, -100, 0, 11, -10, -116, 0, 29, -60, -60, -60, 0, 16, -60, 0, 15, -93, 0, 67, 139, 0, 20, -81, 32, 0, 1, 32, 32, 0, 1, 32, 0, 2, -116, -116, -116, 32, 0, 1, -116, -116, -116, 0, 6, -69, 0, 4, -34, -34, -34, 32, 32, 20, 69, 69, 69, 32, 20, 20, 69, 20, 0, 1, 69, 32, 32, 32, -34, 32, 0, 5, 32, 17, 17, 32, 32, 0, 13, -116, 0, 1, -81, 0, 4, -139, 0, 1, 32, 32, 32, 0, 3, -30, -30, 32, 0, 1, 32, 0, 16, -69, -69, 0, 1, -81, 32, 0, 1, -162, 0, 2, -151, -151, -151, 0, 1, -69, 0, 3, -81, 0, 1, -69, 0, 1, -69, -69, 0, 16, -69, 0, 2, -116, 0, 64, -174, 0, 12, -69, 0, 2, -81, 0, 20, -69, 0, 10, -128, 0, 39, -81, 0, 63, -174, 0, 47, -128, 0, 40, -139, 10, 0, 1, 10, 10, 0, 4, -128, -128, -69, 0, 2, -69, -128, -128, 0, 4, -69, -69, 0, 1, -10, -10, -10, -10, -40, -40, -40, 30, 10, 0, 4, 30, 0, 7, 10, 0, 1, -40, 0, 24, -69, 0, 8, 30, 0, 1, 30, 0, 3, -93, -93, 30, 0, 1, 30, 0, 16, -116, -81, 0, 4, -162, 0, 2, -151, -151, -151, 0, 1, -81, 0, 1, -81, 0, 1, -69, -81, -81, 0, 1, -81, -81, -162, 0, 15, -104, 0, 2, -69, 0, 29, -30, -30, -30, -50, 0, 5, -50, 0, 9, -30, 0, 6, -40, -50, -50, 0, 1, -40, 0, 22, -50, 0, 1, -50, 0, 2, -20, 0, 2, -50, -30, -50, 0, 6, -50, 0, 2, -20, 0, 7, -60, 0, 2, -60, -60, 0, 3, 30, 30, 30, 0, 1, -60, 0, 5, -60, 0, 1, -60, -60, 0, 2, -60, -60, 0, 1, -60, -50, 0, 14, -81, 32, 0, 1, 32, 32, 0, 1, 32, 0, 2, -116, -116, -116, 32, 0, 1, -116, -116, -116, 0, 6, -69, 0, 4, -34, -34, -34, 32, 32, 20, 69, 69, 69, 32, 20, 20, 69, 20, 0, 1, 69, 32, 32, 32, -34, 32, 0, 5, 32, 17, 17, 32, 32, 0, 13, -116, 0, 1, -81, 0, 4, -139, 0, 1, 32, 32, 32, 0, 3, -30, -30, 32, 0, 1, 32, 0, 16, -69, -81, 0, 1, -81, 32, 0, 1, -151, 0, 2, -128, -128, -128, 0, 1, -81, 0, 3, -81, 0, 1, -81, 0, 1, -81, -69, 0, 16, -104, 0, 2, -116, 0, 12, -203, 0, 2, -203, -203, -203, 0, 1, -203, 0, 1, -58, -349, -349, 0, 14, -40, 0, 16, -58, -58, -58, -46, -58, 0, 6, -203, 0, 1, -58, 0, 4, -203, 0, 8, -40, 0, 1, -40, 0, 5, -40, 0, 1, -180, 0, 14, -58, 0, 4, -145, 0, 20, -116, 0, 17, -203, 0, 34, 69, 0, 4, 69, 69, 0, 1, 69, 93, 0, 151, 93, 0, 217, -81, 0, 8, -139, -139, -139, 0, 11, -104, 0, 62, 81, 0, 127, -20, 0, 1, -70, -69, -69, 0, 14, 30, 0, 25, -69, 0, 1, -20, 0, 1, -70, 0, 8, -40, 0, 4, 30, 0, 1, 30, 0, 5, 30, 0, 1, 30, 0, 8, -40, 0, 10, -93, 0, 2, -104, 0, 2, -52, -52, -52, 0, 11, -93, 0, 118, -32, 0, 148, -40, 0, 21, -69, -69, -69, 0, 13, -40, -40, -11, -40, -80, 0, 131, -55, -55, -55, 0, 15, -11, 0, 130, -93, 0, 2, -69, -69, -69, 0, 11, -93, 0, 20, -221, 0, 8, -197, -197, 0, 13, -93, -93, -93, -93, -104, -104, -104, 0, 3, 186, 186, 186, 0, 3, 186, 0, 2, 186, 0, 2, -104, -104, -104, -81, 0, 16, -210, 0, 1, -34, -210, 0, 4, -104, -104, -104, -104, -104, 0, 3, -104, 0, 2, -104, -32, 0, 5, -81, 0, 4, -34, -119, -20, 40, -29, -20, -93, 0, 3, -116, 0, 6, -290, 0, 2, -256, -256, -256, -69, 0, 2, -128, 0, 1, -186, 0, 5, -325, 0, 15, -186, 0, 15, -116, 0, 2, -116, -116, -116, 0, 1, -128, -81, 0, 1, -151, -151, 0, 31, -69, -69, -69, 0, 1, -69, 0, 4, -151, 0, 1, -128, 0, 6, -116, 0, 38, -186, 0, 1, -69, 0, 18, -81, 0, 2, -46, 0, 14, -116, 0, 12, -139, 0, 2, -139, -139, -139, 0, 1, -69, 0, 2, -139, -139, 0, 40, -139, 0, 1, -69, 0, 6, -139, 0, 38, -69, 0, 38, -139, 0, 1, -128, 0, 162, -139, 0, 2, -139, -139, -139, 0, 1, -160, -150, 0, 43, -186, 0, 1, -160, 0, 6, -139, -69, 0, 37, -128, -69, 0, 37, -139, 0, 7, 58, 0, 5, 58, 0, 15, -23, -23, -23, 0, 11, 197, 0, 1, 58, 0, 2, -23, 0, 215, -69, 0, 46, 58, 0, 5, 58, 0, 15, -23, -23, -23, 0, 11, 81, 0, 1, 58, 0, 2, -23, 0, 104, -50, 0, 8, -128, -128, 0, 31, 81, 0, 74, -81, -81, -81, 0, 32, 30, 0, 1, -70, 0, 8, -81, 0, 2, -81, -81, -81, -40, -100, -116, 0, 1, -151, -151, 0, 10, 11, 0, 3, -40, 11, 11, 0, 1, 11, 0, 12, -104, -139, -139, 0, 1, -104, 0, 4, -81, 0, 1, -100, 0, 4, -70, 0, 1, -81, -104, -81, -69, 0, 5, -139, 0, 1, -197, -69, -81, 0, 3, -40, -140, -40, 0, 1, -104, 0, 1, -69, 0, 8, -128, 0, 3, 40, -69, -69, -87, -116, -162, 0, 7, -69, 0, 1, -69, -69, 0, 1, -104, -69, -69, -69, -69, 0, 1, -151, -162, -162, -145, -162, -100, 0, 11, -10, -81, 0, 1, -69, 0, 8, -93, -93, -151, 0, 2, -69, -69, -151, 0, 1, -104, -104, -70, -162, -162, 0, 34, -46, 0, 5, -162, 0, 1, -104, 0, 1, -221, -104, 0, 3, -139, 0, 3, -46, 0, 19, -69, -23, 0, 2, -46, 0, 10, -128, 0, 25, -34, 0, 12, -151, 0, 1, -69, 0, 10, -69, 0, 2, -69, -69, -69, 0, 1, -81, 0, 1, -93, -93, -93, 0, 42, -81, 0, 1, -93, 0, 4, -151, 0, 20, -69, 0, 56, -69, 0, 1, -197, 0, 8, -302, -302, 0, 17, -80, -80, -80, 0, 16, -80, 0, 1, -40, 0, 16, -104, 0, 2, -128, 0, 17, -116, -174, 0, 3, -40, 0, 5, -128, 0, 4, -128, 0, 1, -128, 0, 2, -197, 0, 5, -128, 0, 2, -174, -174, -174, 0, 32, -280, 0, 1, -116, 0, 6, -256, -256, 0, 13, -116, -116, -116, -116, -128, -128, -128, 0, 6, 29, 0, 8, -43, -128, -43, -157, -81, -81, -81, -93, 29, 0, 3, 29, 0, 7, -81, 0, 2, -104, -116, 0, 3, -128, -128, -128, -139, -128, 0, 1, -139, 29, -128, 29, -81, -128, -93, -116, -128, 29, 0, 1, 29, -69, 0, 5, -197, 0, 1, -128, -81, 0, 1, -139, 0, 1, -139, 0, 1, -256, -290, -128, 0, 7, -203, -203, -203, -116, -128, 0, 1, -174, 0, 1, -197, -116, -128, 0, 1, -93, -128, -81, 0, 5, -23, 0, 14, -162, 0, 8, -337, -337, 0, 17, -30, -30, -30, 0, 16, -30, 0, 18, -93, 0, 2, -93, 0, 28, -128, 0, 4, -69, 0, 13, -168, -168, -168, 0, 43, -197, 0, 2, -197, -197, -197, 0, 1, -186, -128, 0, 1, -221, -221, 0, 1, -69, -69, -69, -69, 0, 26, -104, 0, 3, -104, 0, 4, -209, 0, 1, -186, 104, 0, 2, 104, 0, 1, -128, -104, -104, 0, 13, 128, 128, -104, 0, 5, -139, 0, 15, -256, -197, 0, 37, -197, 0, 3, -90, 0, 8, -69, 0, 2, -69, -69, -69, 0, 4, -69, -69, 0, 45, -55, 0, 1, -90, 0, 1, -69, 0, 3, -29, 0, 9, -52, 0, 3, -70, 0, 4, -177, 0, 1, -55, 0, 1, -29, -29, -46, -14, 0, 1, -180, 0, 7, -116, -168, 0, 1, -279, -279, 0, 20, -104, 0, 12, -69, 0, 3, -90, 0, 8, -69, 0, 2, -69, -69, -69, 0, 4, -69, -69, 0, 45, -55, 0, 1, -90, 0, 1, -69, 0, 3, -29, 0, 9, -52, 0, 3, -70, 0, 4, -177, 0, 1, -55, 0, 1, -29, -29, -46, -14, 0, 1, -180, 0, 7, -116, -168, 0, 1, -279, -372, 0, 20, -104, 0, 12, -69, 0, 12, -69, 0, 2, -69, -69, -81, 0, 1, -128, 0, 44, -128, 0, 1, -128, 0, 6, -104, 0, 38, -93, 0, 38, -69, 0, 1, -69, 0, 8, -93, -93, -162, 0, 2, -162, -162, -162, 0, 1, -81, -104, -93, -104, -104, 0, 34, -46, 0, 5, -162, 0, 1, -81, 0, 1, -93, -104, 0, 3, -162, 0, 3, -46, 0, 19, -69, -23, 0, 2, -46, 0, 10, -128, 0, 25, -34, 0, 12, -162, 0, 1, -69, 0, 10, -104, 0, 2, -104, -104, -104, 0, 4, -128, -128, 0, 40, -128, 0, 8, -139, 0, 77, -104, 0, 1, -69, 0, 10, -267, 0, 2, -267, -267, -267, 0, 1, -128, -116, -81, -186, -186, -69, 0, 30, -69, -69, -69, -69, -69, 0, 4, -186, 0, 1, -128, -69, -104, -93, -69, 0, 2, -139, -69, 0, 2, -104, 0, 18, -81, -104, -93, 0, 2, -104, -69, 0, 9, -174, 0, 38, -267, 0, 12, -162, 0, 2, -162, -162, -162, 0, 1, -151, -151, -116, -186, -186, -128, 0, 39, -186, 0, 1, -151, -69, -104, 0, 1, -69, 0, 2, -151, 0, 3, -151, 0, 16, -151, 0, 6, -151, 0, 10, -197, 0, 38, -162, 0, 1, -104, 0, 10, -93, 0, 2, -93, -93, -93, 0, 1, -139, -128, -104, -197, -197, 0, 31, -81, 0, 2, -69, -81, 0, 6, -139, 0, 1, -104, 0, 4, -93, 0, 20, -81, 0, 17, -116, 0, 38, -93, 0, 1, -69, 0, 10, -116, 0, 2, -116, -116, -116, 0, 1, -81, 0, 1, -93, -93, -93, 0, 42, -81, 0, 1, -93, 0, 4, -116, 0, 20, -69, 0, 56, -116, 0, 1, -69, 0, 8, -93, -93, -151, 0, 2, -69, -69, -151, 0, 1, -104, -104, -70, -162, -162, 0, 34, -46, 0, 5, -162, 0, 1, -104, 0, 1, -70, -104, 0, 3, -139, 0, 3, -46, 0, 19, -69, -23, 0, 2, -46, 0, 10, -128, 0, 25, -34, 0, 12, -151, 0, 2, 69, -81, 69, 69, 0, 1, 197, 0, 4, -116, 197, 0, 1, -116, -116, -116, -81, -162, 0, 13, 69, 69, 0, 4, 69, 69, 0, 1, 69, 0, 2, 197, 69, 69, 0, 1, 69, 0, 5, -162, 0, 3, -162, 0, 4, -197, 0, 1, -162, 116, 0, 1, -93, 116, -81, -221, -104, -116, 0, 8, 69, 0, 3, -93, 93, 93, 0, 4, -104, 0, 1, -221, 0, 1, -93, -116, -93, 0, 1, -93, -93, 0, 8, -81, 0, 21, -139, -139, 0, 1, -139, -93, 0, 12, -116, 0, 1, -151, 0, 8, -151, -151, 0, 17, -69, -69, -69, 0, 16, -69, 0, 55, -81, 0, 48, -162, 0, 1, -23, 0, 6, -197, -197, 0, 55, -69, 0, 2, -69, -23, 0, 27, -93, 0, 4, -69, 0, 13, -279, -279, -279, 0, 11, -139, 0, 20, -145, 0, 1, -11, 0, 6, -145, -145, 0, 9, -14, -17, -17, 0, 1, -23, -23, -23, -23, -58, -58, -58, 0, 16, -58, 0, 1, -23, 0, 17, -14, 0, 2, -11, 0, 21, -23, 0, 5, -101, 0, 4, -69, 0, 69, -69, -69, 0, 274, 46, 0, 148, -21, 0, 149, -13, 0, 2, -30, 0, 147, -69, 0, 2, -110, 26, -13, 0, 148, -46, 0, 1, -30, 0, 10, -80, 0, 8, -256, 0, 2, -256, -256, -256, 0, 1, -250, -170, 0, 1, -300, -300, 0, 31, -104, 0, 3, -104, 0, 4, -232, 0, 1, -250, 0, 4, -80, -81, -69, -104, 0, 21, -186, 0, 51, -50, -30, 0, 1, -151, 0, 147, -30, 0, 152, -100, 0, 115, -128, -139, 0, 81, 69, 0, 109, -116, 0, 1, -61, 0, 6, -244, -244, 0, 10, 40, 40, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 2, 186, 0, 1, 261, 186, 0, 2, -116, -104, -116, -151, -151, -104, -81, -209, -128, -128, -104, -128, -69, -93, -81, -69, 0, 2, -69, 0, 1, -280, 0, 2, -280, -61, 0, 2, -209, -122, -267, -162, -162, 233, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 5, -139, 0, 1, -162, 0, 2, -69, 0, 4, -104, -151, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -162, 0, 1, -267, -104, -162, -69, -151, -69, -151, -151, -116, 0, 15, -151, 0, 3, -69, -151, 0, 1, -69, 0, 6, -69, -244, 40, 0, 2, 40, 40, 40, 0, 7, -145, -100, -95, -145, -157, -157, -157, 0, 2, -58, 0, 4, -58, -58, 0, 1, -58, 93, 0, 3, -80, -157, -116, -139, -81, -81, -81, -81, 0, 16, -69, 0, 1, 40, 0, 9, -80, 0, 7, -100, 0, 1, -139, 0, 5, -139, 0, 4, -128, 0, 5, -162, -81, 0, 3, -221, 0, 2, -69, -69, -197, -128, -104, -128, -186, -128, -209, -197, -162, -93, -162, -104, 0, 4, -17, 0, 2, -69, 0, 7, -300, -360, 0, 2, 40, 0, 1]
    };
  }
});

// src/rendering/fonts/metrics/boldWide.json
var boldWide_default;
var init_boldWide = __esm({
  "src/rendering/fonts/metrics/boldWide.json"() {
    boldWide_default = {
      unitsPerEm: 2048,
      ascent: 1984,
      descent: -494,
      capHeight: 1490,
      codePoints: [32, 95, 160, 13, 174, 155, 330, 122, 453, 139, 593, 1, 595, 2, 598, 2, 601, 1, 603, 1, 608, 1, 611, 1, 616, 3, 626, 1, 629, 1, 643, 1, 648, 5, 658, 1, 660, 1, 699, 2, 702, 2, 710, 2, 728, 6, 884, 3, 890, 6, 900, 7, 908, 1, 910, 20, 931, 53, 988, 2, 1008, 7, 1017, 2, 1020, 126, 1152, 3, 1162, 20, 1184, 96, 1327, 1, 7680, 156, 7837, 121, 7960, 6, 7968, 38, 8008, 6, 8016, 8, 8025, 1, 8027, 1, 8029, 1, 8031, 31, 8064, 53, 8118, 15, 8134, 14, 8150, 6, 8157, 19, 8178, 3, 8182, 9, 8194, 2, 8199, 1, 8201, 2, 8208, 6, 8216, 11, 8230, 1, 8239, 2, 8242, 2, 8249, 2, 8260, 1, 8304, 2, 8308, 27, 8336, 13, 8352, 16, 8369, 5, 8376, 3, 8380, 4, 8451, 1, 8457, 1, 8467, 1, 8470, 2, 8482, 1, 8494, 1, 8531, 2, 8539, 4, 8592, 6, 8706, 1, 8710, 1, 8719, 1, 8721, 2, 8730, 1, 8734, 1, 8747, 1, 8776, 1, 8800, 1, 8804, 2, 9632, 2, 9642, 1, 9650, 1, 9660, 1, 9670, 2, 9674, 2, 9679, 1, 9733, 2, 10003, 1, 10007, 1],
      glyphs: [1337, -179, 27, -16, -56, 201, -157, 27, -22, 1, 62, -12, -18, -20, 21, -25, -27, 1, 1, 2, 1, 1, 2, 1, 1, 1, 43, 1, 8, 4, -3, -48, 8, -1167, 62, 8, 11, 11, 42, 3, 10, 36, 36, 5, 10, 11, 8, 21, 54, 7, 2, 11, 14, 12, 32, 3, 7, 6, 23, 718, 10, -9, 59, -3, 97, -862, 39, 8, 11, 15, 33, 4, 10, 14, 24, 6, 7, 14, 4, 15, 52, 6, 2, 11, 15, 13, 34, 4, 8, 5, 21, 335, 6, -5, 52, 119, -179, -45, 2, 54, -55, 58, 61, 86, -93, 4, -26, 15, 6, 97, -93, -13, 40, 1, 58, -553, 470, -33, 129, -73, -24, -26, 102, -3, 4, -148, -1157, 1, 1, -3, -1, 5, 52, 14, 21, 1, 1, 1, 92, 1, 1, -6, 1186, -1116, 25, 1, 1, -5, -1, 939, -937, 99, 1, 1, 1, 45, 416, -96, -268, -20, 8, 21, -14, 11, 7, 16, 26, 1, 1, -4, 67, 1, 1, -7, 325, -271, 19, 1, 1, -5, -1, 555, -553, 102, 1, 1, -7, 54, -312, 309, -802, 471, -470, 448, -447, 470, -407, 433, -432, 433, -432, 433, -432, 433, -426, 436, 849, -854, -417, 437, -436, 437, -436, 437, -436, 437, -436, 437, -398, 428, -427, 428, -427, 428, -427, 428, -422, 432, -426, 425, -389, 402, -401, 407, -406, 407, -406, 407, -406, 395, 788, -767, -391, 394, -389, 396, 787, -1173, 396, -395, 396, -395, 396, 747, -750, -388, 385, -372, 395, -394, 395, -394, 395, -388, 382, -364, 385, -384, 385, -384, 385, -342, 382, -371, 383, -382, 383, -382, 383, -374, 383, -382, 383, -382, 383, -382, 383, -372, 387, -386, 387, 632, -634, -369, 380, -379, 386, -385, 386, -385, 386, -385, 386, -385, 386, -361, 388, -373, 389, -388, 20, 388, -387, 388, -387, 388, -274, -67, -428, 1299, -870, 888, 30, -1335, -8, 433, -415, -7, 1287, -852, 880, -1278, 1254, -2, -1236, 981, -977, 735, -295, -378, -15, 46, 388, 8, 781, -22, -1124, 386, -325, -46, 385, 719, 28, -1078, 381, 673, -1026, 383, 629, 27, -653, -376, 1042, -1041, 4, 386, 109, 515, -962, 388, -358, 378, 543, 2, 27, 1, -258, 4, 263, -7, 20, 6, 1, 1, -3, -1340, 435, 853, -1135, 374, 763, -1108, 385, -647, 452, -267, 406, -317, 385, -284, 386, -385, 386, -385, 386, -385, 386, -385, 386, -217, -547, 460, -459, 462, -416, 431, -352, 429, -423, 428, -346, 396, -336, 385, -384, 385, 703, 27, -787, 752, -1277, 435, -380, 428, -413, 1228, -1130, 395, -646, 476, -423, 431, -181, 385, -681, 456, -455, 463, -376, 437, -436, 437, -343, 406, -405, 406, -316, 385, -384, 385, -333, 383, -382, 383, -334, 386, -385, 386, -425, 383, -371, 387, 625, 30, -1257, 432, 807, -871, 872, 25, -963, 380, -816, 457, -369, 437, -251, 385, -384, 385, -384, 385, -384, 385, -251, 388, -186, 18, 101, -141, 809, 1, -1374, 35, 425, -260, 129, 359, 102, 558, 27, -1352, 339, 987, -1274, 412, -309, 387, -272, 382, -371, 373, -287, 379, 584, -899, 914, -896, 1, 884, -452, -382, 489, -460, 387, -370, 36, 58, 692, -651, 16, 661, 1, -632, 608, 4, 197, -420, 422, -1, -283, 6, -3, 1, 1, 4, -8, -5, 229, 1, -1275, 1270, -21, 1, 1, -321, -979, 1096, 9, -1296, 1169, -1079, 41, 41, 109, 123, 416, 132, -953, 39, 772, 1, -722, 334, -293, 682, -641, 31, -176, 193, 22, 572, -533, 534, -512, 513, -473, 61, 413, -426, 427, 1, -645, 232, 482, 29, 11, 26, 27, -94, 26, 1, 1, 1, 10, 1, 24, 1, 535, -517, 518, 1, -518, -305, 306, 1, 4, 1, 1, 1, 18, -220, 222, 1, -46, 27, -315, 316, 19, 481, 12, 1, -655, 1, 1, 156, 498, -3, -12, 11, 5, 1, -1018, 105, -296, 1210, 17, -1467, 171, 755, 508, 1, 1, -1385, 1, 783, 521, -527, -550, -142, 1, 5, 679, 1, -7, 543, -1173, 1178, -557, -842, 830, -807, 1367, -557, -748, 749, 2, -616, 2, 615, 3, -633, -79, 149, 1118, 1, 1, 1, -555, 1, 556, -555, 2, 5, 1, 1, 1, 1, 3, 1, 1, -420, 570, 1, 1, 3, -506, 507, 2, 1, 414, -412, 5, 3, 2, -370, 375, -366, -204, 571, -261, 262, -277, 280, 2, 3, 1, 2, 1, -2, 7, 1, 1, -547, 1, 21, 898, -370, -364, -133, 1, 7, 482, 1, -523, 904, -1, -657, 265, 358, 36, -35, -349, 350, 35, -34, 35, -34, 35, -34, 35, -34, 35, -34, 35, -34, 35, -603, -181, 209, 197, 344, 35, -34, -746, 764, 37, 33, -1274, 796, 409, -378, -766, 381, 164, 183, 379, 40, -571, 197, -224, 183, 394, 34, -1260, 838, -186, 187, -840, 841, -914, 921, -919, 920, -171, 197, -195, 197, 351, 34, -33, 34, -33, 34, -33, 34, -1076, 667, -195, 217, -215, 197, -196, 197, -196, -307, 323, 198, 353, 34, -33, 1, 33, -613, 184, 397, -392, -917, 924, -922, 923, 385, 32, -1249, 827, -437, -593, 441, -440, 441, -427, 431, -359, 425, 354, 587, -32, 33, -32, 33, -32, 33, -589, 197, -842, 1235, -1234, 1235, -1181, 385, -383, 1180, -1179, 1180, -36, 37, -680, -3, 4, -3, 4, -3, 645, 37, -71, 40, -5, 37, -632, 183, -640, 665, 388, 37, -436, -1057, 467, -421, 435, -434, 435, -434, 435, -423, 433, -426, 436, -435, 436, -435, 436, -435, 436, -435, 436, -419, 437, -436, 437, -436, 437, -436, 437, -436, 437, -410, 428, -418, 428, -423, 432, -431, 432, -431, 432, -437, 428, -422, 432, -399, 407, -409, 407, -365, 396, -395, 396, -395, 396, -387, 396, -395, 396, -395, 396, -395, 396, -391, 395, -394, 395, -394, 395, -384, 395, -394, 395, -394, 395, -394, 395, -363, 385, -384, 385, -384, 385, -384, 385, -353, 385, -384, 385, -372, 383, -382, 383, -382, 383, -382, 383, -375, 383, -382, 383, -382, 383, -382, 383, -382, 383, -375, 387, -386, 387, -386, 387, -386, 387, -363, 386, -385, 386, -385, 386, -385, 386, -385, 386, -376, 387, -386, 387, -384, 388, -387, 388, -387, 384, -383, 387, -386, 387, -385, 388, -387, 388, -378, 388, -367, 388, -387, 388, -387, 388, -252, 170, 46, 14, -336, 82, 856, -1058, 1059, -1402, 456, -455, 458, -457, 445, -444, 446, -445, 446, -445, 446, -445, 442, -441, 433, -432, 434, -433, 434, -433, 434, -433, 430, -349, 437, -436, 437, -436, 437, -436, 437, -436, 437, -436, 437, -436, 437, -436, 437, -355, 406, -405, 406, -308, 385, -384, 385, -384, 385, -384, 385, -384, 385, -384, 385, -384, 385, -384, 385, -384, 385, -384, 385, -384, 385, -384, 385, -296, 386, -385, 386, -385, 386, -385, 386, -385, 386, -385, 386, -385, 386, -361, 389, -388, 389, -388, 389, -388, 389, 572, 28, -27, 28, -27, 28, -504, 1, 1, 1, 1, 1, 1, 1, -894, 1, 1, 1, 1, 1, 1, 1, 910, 1, 1, 1, 1, 1, -832, 1, 1, 1, 1, 1, 832, 1, 1, 1, 1, 1, 1, 1, -803, 1, 1, 1, 1, 1, 1, 1, 816, 1, 1, 1, 1, 1, 1, 1, -788, 1, 1, 1, 1, 1, 1, 1, 486, 1, 1, 1, 1, 1, -390, 1, 1, 1, 1, 1, 696, 1, 1, 1, 1, 1, 1, 1, -584, 1, 1, 1, 593, 1, 1, 1, 1, 1, 1, 1, -188, 1, 1, 1, 1, 1, 1, 1, 68, 604, -576, 577, -565, 566, -539, 540, -830, 832, -514, 515, -496, 498, -611, 1, 1, 1, 1, 1, 1, 1, -887, 1, 1, 1, 1, 1, 1, 1, 913, 1, 1, 1, 1, 1, 1, 1, -801, 1, 1, 1, 1, 1, 1, 1, 861, 1, 1, 1, 1, 1, 1, 1, -188, 1, 1, 1, 1, 1, 1, 1, 68, 1, 1, 1, 1, 1, 1, -902, 1, 1, 2, 12, 1496, -12, 11, 14, -3, -586, 1, 1, 1, 1, -852, 1, 42, 1, 10, 1372, 2, 2, -563, 1, 1, 538, -537, 1, -786, 1, 1, 1, 1339, 2, 2, -536, 1, 1, 513, -534, 1, 21, 1, -586, 1, 1, 1, -110, 1226, 1, 2, -513, 1, 1, 1, 1, -735, 2, 539, -10, 19, 695, -11, -214, 1, 1, 1, 1, 199, 1, -367, -1, 2, 1, 3, 1, 6, 1, -4, 1, 1, 3, 31, 1, -43, 17, 142, -24, -123, 1, 10, 1, 93, -42, -10, 14, 1, 1, 1, 1, 1, 3, 1, 1, -4, 1, -17, 33, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, -4, 1, -23, 1, 6, 4, 150, -159, 1, 1, 1, 1, 2, 1, 1, 271, -419, 2, 8, -15, 10, -7, -7, 17, -14, 12, -610, 592, 5, 10, 1, -12, 7, -3, 1, 4, -11, -1, -3, 21, -20, 22, 2, 203, 1, 203, -205, -117, 1, 119, -42, 1, 3, 1, 1, 1, 36, 3, -2, 3, -2, 3, -118, -393, 395, -1, -23, 26, -5, 4, -21, -6, -3, 1, 151, 1, -181, 177, -1, 6, 1, -123, 119, -1, 6, 1, -11, 1],
      advances: [1344, 146, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 11, 346, 33, -24, 22, -209, 16, -239, 0, 0, 0, 63, -63, 0, 0, 44, 11, 346, 33, -24, 22, -209, 16, -239, 0, 585, 0, 0, 0, -725, 0, 0, 0, 29, 323, -352, 0, 159, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -30, 352, -352, 0, 0, 0, 0, 0, 60, 1098, 0, -1397, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 349, 23, 17, 349, 32, -24, 22, -491, 72, -349, 0, 0, 0, -36, 0, 0, 330, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, 0, 0, 0, 0, 0, 0, 0, 105, -105, 48, -48, 517, 254, -771, 350, 22, 17, 349, 33, -25, 23, -210, 16, -298, 73, -350, 372, 17, 349, 33, -25, 23, -210, 16, -575, -960, 0, 0, 161, -161, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43, -43, 349, -349, 372, 16, 350, 32, -24, 22, -209, 16, -575, 0, 277, 72, -349, 0, 620, 0, 81, -81, 0, 253, 0, 0, 0, 0, 0, 343, -262, -67, -14, -282, 0, 0, 0, 0, 0, 0, 0, 74, -14, 476, 195, 0, 0, 0, 0, 0, 0, 0, -334, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 535, -516, 0, 0, 0, 10, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, -10, 0, 271, 23, 16, 350, 32, -24, 22, -690, 0, 271, -271, 0, 0, 0, 0, 502, -755, 0, 0, 11, 341, -352, 417, -155, -5, -242, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, -29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 144, -124, 0, 0, 0, 0, 0, 0, 0, 77, -77, 0, 0, 155, -3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, 0, 0, 37, -51, 0, 0, 599, 0, 0, 0, 0, 0, 0, -615, 0, 0, 61, 22, -83, -13, 96, -96, 0, 0, 0, 0, 0, 0, 0, 0, -22, 22, 450, -450, 489, 382, -2, -194, -675, 0, 150, 300, -575, 0, 0, 0, 0, 0, 0, 0, 0, 0, -160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 693, 0, 0, 0, -591, 0, 0, 0, -5, 5, 0, 0, 0, -85, 0, 48, -48, 0, 0, 0, 0, 0, 0, 0, 85, 0, 0, 0, 0, 320, -84, -236, 0, 0, 0, 0, 1159, 0, -1159, -67, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -431, 16, -111, 0, 111, 485, 0, 119, -119, 0, 0, 0, 0, 0, 0, -27, 0, 0, 0, 736, -736, 0, 0, 0, 0, 0, 0, 0, 0, -718, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 535, -318, -217, 0, 0, 0, 0, 535, 95, 0, 0, 0, 0, 0, 0, -630, 0, 0, 320, 2, -322, 0, 236, -236, 0, 0, 0, 74, -74, 1308, 0, 0, 0, -591, 0, 0, 320, -320, 1, -1, 0, 0, 0, 0, 0, 0, 0, 536, -542, 0, 0, 0, -4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 784, 383, -1136, -27, 27, 0, 0, 0, 0, 0, -465, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 312, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 193, -595, 0, -5, 194, -189, 0, 136, -136, 0, 0, 0, 0, 0, 531, 0, 0, 69, -65, 109, -113, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 69, 0, 0, 0, 0, -70, -51, 0, 0, 0, 517, 0, 0, 0, 0, 0, 0, 0, -554, 0, 0, 0, 45, -5, 0, 235, -235, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 172, 0, 0, -218, 0, 0, 0, 0, 0, 0, 0, 0, 0, 188, -157, 289, 95, -188, 141, -110, 404, 0, -228, 264, 0, 22, 17, 349, 33, -25, 23, -210, 16, -322, 119, 17, 349, 33, -25, 23, -210, 16, -489, -8, -159, 409, -409, 13, -115, -134, 61, 494, 369, 62, -873, 137, -3, -23, 120, 40, -88, -109, 329, -167, 384, -479, 48, -48, 0, 381, 179, 48, -361, 166, -509, 938, 20, -797, 607, -780, 16, 945, -788, 591, -312, -257, -225, 209, 231, -530, 185, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -162, -37, 23, -97, 0, 0, 0, 0, 0, 0, 0, 0, 0, -51, 177, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, -670, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 760, -226, 141, -7, 0, 0, 0, -87, 124, -301, 239, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 329, -91, 174, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -383, -67, -65, -257, 0, 0, 405, 412, 58, -745, 208, 0, -88, 84, -26, 41, 80, -128, 0, 48, 369, 0, -384, 48, 133, -181, 0, -11, -225, 516, -436, 129, 80, -64, -24, 48, -48, 520, 48, -597, 180, 238, -305, 0, 621, -46, -680, 565, -592, -14, 759, -718, 483, -256, 96, -211, -58, 84, -139, -39, 135, -392, 389, 205, -101, -240, 203, 691, -614, 148, 493, -782, 201, -50, 119, -25, -25, 0, -19, -138, 1592, -1178, 51, -281, 831, -833, -284, 100, 1, -485, 410, 0, 27, 61, -110, 29, 27, -130, 131, -1, -4, 51, -699, 0, 455, 0, -349, 0, 0, 0, 167, 0, 1115, -728, 216, -758, -41, -88, 129, 177, 71, 301, 723, 0, -1017, 0, -429, 0, 65, 404, -33, -11, -44, -425, 44, 425, -500, 522, -541, 145, 0, 1305, -1305, 21, -21, 0, 21, 177, 0, 448, 0, 79, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -417, 170, 0, -145, 119, 254, 513, 0, -581, -353, 5, 55, 231, -65, 814, -631, 96, 97, -757, 560, -148, -343, 27, 49, -488, 414, -414, 876, -388, -29, 25, -89, -292, 326, 121, -327, 266, 20, 30, -31, 3, -95, 108, -13, -370, 0, 354, 1, -1, -83, 27, 49, -74, -414, 876, -388, -29, 25, -89, -292, 326, 121, -327, 266, 20, 30, -31, 3, -95, 108, -13, -370, 0, 354, 1, -1, -516, 132, 207, 31, 23, -27, -75, 83, 988, 42, 202, -323, 156, -42, 156, 24, -257, 318, 752, -2090, 375, -375, -69, 603, -343, 120, -105, -81, -286, 143, 209, 534, -764, -137, -543, 0, 0, 0, 0, 0, 516, 0, -177, 685, 1024, -723, -986, -170, 2081, 166, -273, -796, 607, 0, 792, -941, 0, -65, 68, 3, 307, 0, -246, 0, 0, 0, 293, 0, -25, 0, -797, 1472, -1276, -194, 194, -236, 38, 193, -128, 0, 0, -62, 410, 591, -1172, 1569, -877, -513, 342, -351, 191, 384, -475, -99, -1, -189, 380, 228, -511, 281, -254, -27, -468, 470, -42, 95, 0, 0, -154, 0, 2, 1, 5, 210, 70, -288, -434, 535, 247, -158, 570, 0, -757, -385, 476, 102, -96, 90, 0, -186, 193, -99, 384, -620, -50, -306, -71, 191, -242, 654, 0, 0, 0, 250, 87, -206, 188, -157, 25, 97, 473, -507, 581, -531, 504, -206, 610, -1247, 670, -306, 1264, -1476, 206, -157, 109, 0, 327, -1221, 1547, -580, -42, 39, 583, -811, 206, -65, 413, -383, -9, -25, -524, 0, 0, 338, 0, -88, 588, -88, -469, 470, -174, 557, -952, 567, -417, -202, 147, -179, 188, 0, 315, 216, -470, -52, 0, 522, -687, 208, 0, -7, 0, -53, 21, 389, -439, 22, 33, 220, 69, 0, 0, -349, 98, -18, -47, 0, 0, -95, 62, 187, -2, 481, -292, -187, -386, 440, -273, 126, -644, 0, 637, 6, 0, 435, -1103, 0, 279, 0, 480, -763, 3, 377, -294, 330, 539, -1079, 0, 0, 264, 33, 47, 17, -160, 0, 786, 0, -525, -561, 292, 374, -1024, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1247, -689, 695, -6, -322, 99, 223, -1247, 650, 256, -317, 354, -243, 0, 324, 0, -341, 154, 0, 0, 64, 9, -9, 0, -365, 48, -234, -13, 897, -459, 191, -529, 161, -152, 73, 79, 640, 7, -6, -131, 378, -1486, 1152, -1152, 545, 311, -1, -312, 50, 0, 373, -14, -52, -334, 248, -227],
      leftClasses: [-1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 1, -1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 1, 1, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 1, 1, -9, 0, 7, 0, 0, 0, -7, 0, 10, 1, -4, -7, 0, 0, 0, 0, 7, -7, 0, 0, 0, 0, 0, 0, 0, 7, 0, -7, 0, 0, 7, 5, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, -1, 2, 1, 0, 0, 0, 1, 1, 1, -20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, -23, 0, 0, 0, 24, -24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 28, 0, 0, 0, 0, 0, 0, -25, 26, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -30, 30, -20, 21, 1, -22, 23, 1, 1, 1, -26, 27, 1, -28, 7, 22, -22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, -23, 24, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, -1, 0, 2, 1, -1, 0, 0, 0, 2, -2, 2, 0, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, -56, 57, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -49, 50, -27, 28, -51, 41, 11, -52, 0, 0, 0, 0, -2, 0, 43, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -57, 61, 1, 0, -1, 2, 1, -1, 0, 0, 0, 0, 0, 0, 0, -9, 0, 0, 0, 11, -11, 0, 0, 0, 0, 0, 0, 0, 0, -26, 0, 38, 1, 1, 1, -57, 16, 0, 42, -3, 4, -43, 44, 1, 1, -1, -4, -41, -16, 16, 38, -38, 21, -21, 47, -47, 0, 0, 0, 48, -27, 27, 0, 0, 0, 0, -68, 69, -69, 70, -1, -59, -10, 0, 0, 10, -10, 0, -8, 8, 46, 0, 0, 0, 0, 25, -30, -37, 43, -6, 5, 0, 0, 0, 0, 0, 0, 0, -26, 29, 23, 0, -23, 24, -24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, -4, 0, 0, 0, 0, 0, 6, -32, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -72, 0, 19, -19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 53, 0, 0, 20, 1, -21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, -20, 0, -65, 87, -86, 86, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, -58, 56, 0, -26, 29, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -38, 0, 0, -43, 1, -1, 0, 0, 0, 0, 0, 0, 0, 85, 1, -91, 4, -3, 6, 85, -88, 89, -45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, -41, 10, 0, 82, 1, -47, 48, -76, 0, -18, 5, -3, 3, 42, 48, -3, -46, -41, 41, 0, 5, 0, -46, 87, -38, -49, 49, 0, 0, -52, 94, -50, 0, 8, 43, -51, 0, 0, 48, -53, 13, 0, 44, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -98, 99, 1, -20, 21, 0, 0, 0, 0, 0, 0, 0, 0, 1, -56, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 57, -57, 58, -58, 58, -58, 0, 58, 0, 0, 0, 0, 0, -58, 58, 0, 0, 0, 0, 1, 1, -97, 45, 0, 0, 0, -8, 61, -28, -17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 0, 54, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -64, 34, -1, 0, 0, 32, -25, 0, -35, 0, -42, 64, -22, 22, 0, 0, -22, -42, 0, 42, -42, 42, -42, 70, -28, -42, 42, 61, -58, 32, 0, 25, -49, -11, -42, 42, 0, 60, 2, 0, -88, 29, 0, 59, 0, -59, 0, -3, -5, 67, -59, -1, 58, -57, -8, 38, -54, 24, 60, -68, 69, -69, 70, -70, 0, 0, -37, 37, 0, 71, -71, 0, 0, 0, -38, -7, 0, 45, 0, 8, -8, 0, 0, 34, -34, 0, -46, 118, -113, 114, -73, 48, 26, 1, -75, 76, 1, -29, 24, -121, 127, -78, 79, 1, 1, 1, 1, 1, -1, -1, 1, -127, 44, 0, 85, -126, 41, 86, 1, -87, 0, 0, 0, 88, -88, 89, 1, 1, 0, -2, 1, 2, 0, -92, 0, 0, 0, -49, 142, 0, 1, 1, 0, 1, -5, -91, 97, 1, -1, 1, -98, 99, 1, 0, 0, 0, -13, 0, 14, -14, 13, 0, 2, 1, 1, 1, 0, 1, 0, 1, -151, 151, -2, 1, -1, 0, -146, 41, 108, -108, 0, 0, 0, 0, 0, -49, 0, 0, 158, -158, 0, 0, 49, -49, 0, 0, 0, 0, 159, 1, 1, -2, 3, -3, 0, 4, -4, 0, 5, -115, 116, 0, -116, 117, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 2, -2, 0, 0, 0, 0, 0, 0, -117, -49, 0, 0, 0, 0, 0, 0, 49, 0, 0, 0, 0, 0, 0, 0, 0, 120, -120, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -49, 0, 0, 0, 0, 0, 49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 87, -87, 0, 0, 0, 0, 0, 0, 0, -48, 4, 0, 3, 0, 41, 0, 0, 0, 0, 121, -121, 121, -165, 44, 0, 0, -46, 46, 0, 0, 0, 0, 108, -108, 0, 122, -122, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, -8, 0, 33, -33, 0, 0, 0, 27, -75, 48, 0, -37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -49, 0, 0, 49, 0, 0, 0, 0, -36, 0, 0, 0, 8, -13, 22, -26, 9, 36, -1, -40, 49, -53, -3, 0, 48, 0, -46, 46, -5, 5, 48, -93, 9, 37, 122, -123, -41, 40, 1, 0, -44, 43, 1, 0, 0, 0, -1, 1, 8, 25, 0, 0, -28, 0, 22, -27, 8, -56, 48, 0, 0, 0, 0, 38, -38, 8, 25, 5, 0, -31, -7, 5, 3, 0, -8, 0, 5, 0, 3, 0, 0, -3, 0, 35, -32, -48, 12, 28, 0, 0, 0, 0, 38, -38, 0, 0, 0, 27, -27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -49, 49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 49, 0, 0, -49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      rightClasses: [-1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 2, -2, 0, 0, 0, 0, 0, 0, 0, 3, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, -4, 4, 0, 0, 0, 0, 0, 0, 0, -4, 0, 0, 0, 0, 0, 5, -5, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 3, -3, 0, 0, 3, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 1, -7, 0, 0, 6, 0, 0, 0, -6, 0, 0, 6, 0, -6, 0, 0, 0, 4, 2, -2, 0, 0, 0, 0, 0, 0, 0, 2, 0, -2, 0, -4, 6, 2, 0, 1, -1, 0, -8, 0, 0, 0, 0, 0, 10, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, -11, 3, -3, 0, 0, 0, 3, 0, -3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -12, 10, 3, 1, -4, 0, 0, 0, 0, 0, 5, 0, -5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, -1, 0, 0, 0, 2, -2, 2, 0, 0, -2, 0, 0, 0, -16, 0, 0, 0, 16, 0, -16, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 0, 0, 2, -2, 0, 0, 0, 0, 3, -3, 0, 0, 0, 0, 0, 0, -26, 2, 4, -4, 0, 0, 0, 0, 0, 28, 0, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, 1, -1, 0, 0, 0, 0, 0, 1, -1, 0, 0, 2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -31, 33, -31, 0, 31, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, -28, 0, 0, 0, 0, 32, -32, 0, 0, 0, 0, 0, 0, 0, 33, 0, 1, 1, 1, -3, 4, 1, 1, 1, 1, -7, -1, 9, 1, 1, -11, 0, -28, 32, -4, 1, -1, -29, 1, 40, -40, 0, 0, -5, 0, 4, -4, 0, 0, 0, 0, 0, 0, 46, -46, 0, 0, 0, 0, 0, 0, 47, -47, -2, 2, 48, 0, 0, 0, 0, 0, 0, 0, -43, 43, 0, 0, 0, 0, 0, 0, 0, 0, 0, -20, 2, 19, -21, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, -48, 48, 0, 0, -20, 22, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -51, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 1, 1, -2, 3, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -54, 58, -57, 57, 0, 1, 1, -1, 0, 0, 0, 0, 0, 2, 0, 0, 0, -3, 0, 4, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -52, 0, 0, 57, 1, -1, 1, -1, 0, 0, 0, 2, 0, -63, 0, -1, 2, 3, -4, 64, -63, 64, 1, -62, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 63, -67, 0, 4, 64, 1, -65, 66, -70, 0, 0, 71, -70, -1, 17, 55, -72, 10, 63, -69, 0, -4, 10, -10, 0, 74, -74, 0, 71, -71, 1, -1, 4, -4, 0, 1, 3, 0, 0, 0, 13, -7, 18, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 27, 1, -25, 26, 0, 0, 0, 0, 0, 0, 0, 0, 1, -30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, -75, 76, -76, 76, -76, 0, 76, 0, 0, 0, 0, 0, -76, 76, 0, 0, 0, 0, 1, 1, 1, 1, -36, 0, 0, 28, -48, 57, -37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -20, 0, 58, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -31, 32, -40, 0, 0, -11, 52, -30, 0, -31, 20, 0, 0, 0, 0, 0, -11, 53, 0, 0, -42, 0, 0, 0, 0, 0, 0, 0, 43, -63, 31, 0, -11, 4, 40, -68, 0, 24, 0, 0, 45, -60, 4, 0, 53, -42, -20, 20, 46, -46, 0, -20, 0, 9, 0, 0, 19, -44, 16, -24, 0, 91, -91, 0, 0, 0, 92, -96, 4, 0, 0, 0, 0, 93, -93, -3, 0, 0, 3, 0, 0, 0, 0, 0, -4, 4, 0, -4, 88, 10, 1, -95, 96, 1, 1, -98, 84, 15, 1, 1, -107, 108, 1, -103, 104, 1, 1, 1, -1, 1, -1, 1, 1, 1, -109, 110, -114, 4, 13, 98, -111, 0, 0, 0, 112, -112, 113, 1, 1, 0, -2, 1, 2, 0, 1, 1, -118, 0, -6, 125, 1, 1, 1, 0, 1, -8, 9, 1, 1, -1, 1, 1, -127, 128, 0, 0, 0, 1, 0, 1, -1, -1, 0, 3, 1, 1, 1, 0, 1, 1, 1, -140, 140, -3, 4, -4, 0, 5, -139, 140, -140, 0, 0, 1, -1, 0, -6, 0, 0, 6, -6, 0, 0, 147, -147, 0, 0, 0, 0, 6, 142, 1, -143, 144, -144, 0, 145, -145, 146, -146, 147, -147, 0, 0, 0, 148, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -149, 148, 2, -2, 0, 0, 0, 0, 0, 0, 3, -157, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 0, 0, 0, 0, 158, -152, 0, 0, 0, 0, 0, 0, -1, 1, 0, 0, 0, 129, -129, 0, 0, 0, 0, 0, 0, -5, 2, 0, -1, 0, 4, 0, 0, 0, 0, 0, 3, -3, 153, -153, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 154, -154, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 25, 8, 0, -33, 0, 0, 0, 0, 44, 111, -155, 0, 33, -33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 0, 6, 0, 0, 0, 0, -4, 0, 4, 0, -4, 0, 0, 1, 9, -6, 15, -19, 4, -4, -1, 1, 4, -4, 0, 4, 13, -16, 3, -3, 9, 10, 0, -16, -4, 19, -15, 0, -3, 18, -15, 0, 0, 0, 15, -15, 0, 44, 0, -11, 11, 0, 0, -44, 44, -49, 5, 0, 0, 0, 0, 52, -52, 24, 9, 19, 0, -52, 0, 0, 24, 0, -24, 0, 44, 0, -20, 0, 0, -24, 44, 11, -31, -28, 0, 4, 0, 0, 0, 0, 52, -52, 0, 0, 44, 0, -44, 0, 0, 0, 0, 0, 24, -24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      kerning: [30, 0, 1, -81, 0, 8, -179, 0, 1, -21, -179, -179, -179, -40, -154, -137, 0, 1, -158, -158, -158, 0, 5, -31, -31, -31, -12, 0, 1, 7, 0, 3, -50, 7, 7, 7, 0, 1, 7, 0, 6, -31, 0, 1, -15, 0, 4, -139, -139, -139, 0, 1, -139, 0, 4, -81, 0, 1, -154, 0, 4, -81, 0, 1, -179, -104, -81, -44, 0, 5, -139, 0, 1, -197, -69, -81, 0, 3, -50, -136, -50, -15, 0, 1, -104, 0, 1, -91, 0, 9, -128, 0, 3, -81, 0, 1, 29, -69, -69, -267, -209, -162, 0, 7, -69, 0, 1, -69, -69, -52, -104, -69, -69, -69, -69, 0, 1, -151, -183, -183, -145, -183, -104, 0, 11, -21, 0, 2, -116, 0, 36, 151, 151, 151, 0, 4, 151, 0, 1, 69, 151, 0, 126, -116, 0, 2, -116, -116, -116, 0, 18, 69, 69, 69, 0, 4, 69, 0, 2, 69, 0, 29, -116, 0, 42, -128, 0, 40, -116, 0, 1, -51, 0, 19, -24, 0, 14, 69, 69, 69, 0, 4, 69, 0, 2, 69, 0, 11, 8, 0, 3, 8, 0, 8, -24, 0, 67, -81, 0, 22, -81, 0, 10, -64, 0, 2, -64, -64, -64, 0, 1, -78, -33, -95, -82, -82, -82, 0, 20, 33, 0, 23, -78, 0, 1, -104, 0, 4, -69, 0, 39, -81, 0, 2, -69, 0, 2, -81, 0, 2, -90, -90, -90, 0, 11, -81, 0, 3, -11, 0, 10, -80, -204, 0, 4, -64, 0, 12, -69, 0, 2, -69, -69, -81, 0, 12, -37, -37, -37, 0, 18, -37, 0, 24, -69, 0, 83, -69, 0, 12, -81, 0, 2, -81, -81, -81, 0, 12, -37, -37, -37, 0, 18, -37, 0, 24, -81, 0, 83, -81, 0, 9, 73, 0, 26, 127, 127, 127, 30, 0, 3, 127, 0, 1, 69, 127, 0, 2, 33, 0, 8, 17, 0, 3, 17, 0, 19, 106, 0, 2, 30, 0, 1, 30, 0, 5, 30, 0, 1, 30, 0, 17, 25, 0, 25, 25, 0, 19, 69, 0, 2, -186, 0, 8, -139, -139, 0, 14, -39, -39, -39, -39, -66, -66, -66, 0, 12, 81, 0, 4, -47, -66, -47, 0, 1, -69, -69, -69, -69, -69, 0, 3, -69, -69, -69, -69, 0, 20, -47, 0, 35, -244, 0, 2, -81, -69, -174, 0, 11, -69, 0, 15, -74, 0, 6, -186, 0, 8, -139, -139, 0, 14, -39, -39, -39, -39, -66, -66, -66, 0, 12, 81, 0, 4, -47, -66, -47, 0, 1, -69, -69, -69, -69, -69, 0, 3, -69, -69, -69, -69, 0, 20, -47, 0, 35, -244, 0, 2, -93, -81, -93, 0, 11, -69, 0, 15, -74, 0, 6, -58, 0, 10, -62, 0, 2, -62, -62, -62, 0, 1, -46, 0, 1, -24, -54, -54, -54, 0, 11, 69, 69, 69, 0, 4, 69, 0, 1, 33, 69, 0, 22, -46, 0, 1, -24, 0, 4, -62, 0, 83, -62, 0, 2, 4, 0, 1, 4, 4, 0, 1, 16, 0, 4, -69, 16, 0, 1, -69, -69, -69, 0, 1, -13, -13, 0, 1, -20, -20, -20, 0, 1, 10, 10, 10, 10, -20, -20, -20, -61, 4, 0, 4, -14, 0, 5, 93, 0, 1, 16, 4, 4, 0, 1, -20, 0, 1, -17, 0, 4, 44, 37, 37, 0, 1, 44, 0, 6, -13, 0, 6, -69, 0, 1, -69, 0, 6, -14, 0, 1, -14, 0, 5, -14, 0, 1, -14, -17, 0, 6, -19, 0, 13, -36, -15, -81, 15, 0, 8, -36, 0, 3, -58, 0, 1, -36, -15, -36, -36, 0, 16, 44, 0, 4, -69, 0, 1, -179, 0, 1, -64, 0, 6, -186, -186, 0, 2, -7, 0, 7, 26, 26, 26, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 3, 186, 0, 1, 280, 186, 0, 3, -116, -104, -116, -151, -151, -104, -81, -209, -128, -128, -104, -86, -69, -93, -81, -78, 0, 2, -69, 0, 1, -280, 0, 2, -280, -64, 0, 2, -209, -122, -267, -162, -162, 222, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 6, -139, 0, 1, -162, 0, 2, -69, 0, 5, -64, 0, 1, -104, -121, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -162, 0, 1, -267, -104, -162, -69, -121, -69, -121, -121, -116, 0, 15, -164, 0, 5, -69, 0, 8, 25, 0, 2, -93, 0, 2, -93, -93, -93, 0, 4, -116, -116, -116, 0, 51, -93, 0, 5, 46, -34, 0, 32, -69, -77, 0, 1, -81, 29, 0, 8, -77, 0, 3, -81, 0, 1, -77, 0, 1, -77, -69, -69, 0, 15, -82, 0, 4, -93, -34, 0, 35, 65, 65, 65, 0, 4, 65, 0, 1, 81, 65, 0, 116, 69, 0, 1, 69, 69, 0, 3, 69, 0, 24, 69, 0, 10, 69, 0, 2, 81, 69, 0, 4, 69, 69, 69, 69, 0, 101, 69, 0, 8, 98, 0, 1, 73, 0, 3, 98, 0, 22, 127, 127, 127, 30, 0, 3, 127, 0, 1, 69, 127, 98, 0, 1, 33, 0, 8, 17, 0, 3, 17, 0, 19, 106, 0, 2, 30, 0, 1, 30, 0, 5, 30, 0, 1, 30, 0, 17, 25, 0, 25, 25, 0, 19, 69, 0, 10, 73, 0, 26, 127, 127, 127, 30, 0, 3, 127, 0, 1, 81, 127, 0, 2, 33, 0, 8, 17, 0, 3, 17, 0, 19, 106, 0, 2, 30, 0, 1, 30, 0, 5, 30, 0, 1, 30, 0, 17, 25, 0, 25, 25, 0, 19, 69, 0, 37, 65, 65, 65, 0, 4, 65, 0, 1, 69, 65, 0, 115, -40, 0, 43, 69, 0, 70, -116, 0, 5, -162, 0, 2, -69, -69, -69, 0, 11, -104, 0, 24, -78, 0, 10, -20, 0, 15, -81, -81, -81, 0, 2, 20, 174, 69, 174, 0, 1, 20, 20, 20, 174, 20, 93, 174, 0, 4, -81, 0, 2, -69, -69, -69, -69, -81, -128, -128, 0, 1, -81, 0, 11, -78, 0, 19, -211, 0, 19, -78, 0, 2, -179, -69, 0, 10, -93, 0, 1, -104, 0, 1, -139, -69, -179, -69, -179, -104, 0, 4, -30, 0, 2, -69, 0, 17, -58, 0, 8, -190, 0, 2, -190, -190, -190, 0, 1, -152, -50, 0, 1, -141, -141, -69, 0, 14, -46, 0, 18, -139, 0, 3, -139, 0, 6, -152, 0, 4, -58, 0, 1, -190, 0, 8, -46, 0, 1, -46, 0, 5, -46, -265, -46, 0, 4, -93, 0, 13, -58, 0, 2, -104, -69, -174, -152, -186, 0, 1, -93, -93, 0, 4, -128, 0, 1, -128, 0, 3, -149, -69, -81, -267, 0, 1, -197, -267, -81, -165, -93, -166, 0, 14, -190, 0, 3, -58, 0, 8, -190, 0, 2, -190, -190, -190, 0, 1, -152, -50, 0, 1, -141, -141, -69, 0, 14, -46, 0, 18, -139, 0, 3, -139, 0, 6, -152, 0, 4, -58, 0, 1, -190, 0, 8, -46, 0, 1, -46, 0, 5, -46, -265, -46, 0, 4, -93, 0, 13, -58, 0, 2, -100, -69, -174, -152, -186, 0, 1, -93, -93, 0, 4, -100, 0, 1, -128, 0, 3, -100, -69, -93, -100, 0, 1, -197, -93, -93, -165, -93, -166, 0, 14, -190, 0, 3, -58, 0, 8, -190, 0, 2, -190, -190, -190, 0, 1, -152, -50, 0, 1, -141, -141, -69, 0, 14, -46, 0, 18, -139, 0, 3, -139, 0, 6, -152, 0, 4, -58, 0, 1, -190, 0, 8, -46, 0, 1, -46, 0, 5, -46, -265, -46, 0, 4, -93, 0, 13, -58, 0, 2, -77, -69, -174, -152, -186, 0, 1, -93, -93, 0, 4, -77, 0, 1, -128, 0, 3, -77, -69, -69, -77, 0, 1, -197, -267, -81, -165, -93, -166, 0, 14, -190, 0, 3, -58, 0, 8, -190, 0, 2, -190, -190, -190, 0, 1, -152, -50, 0, 1, -69, -69, -69, 0, 14, -46, 0, 18, -139, 0, 3, -139, 0, 6, -152, 0, 4, -58, 0, 1, -190, 0, 8, -46, 0, 1, -46, 0, 5, -46, -265, -46, 0, 4, -93, 0, 13, -58, 0, 2, -104, -69, -174, -152, -186, 0, 1, -93, -93, 0, 4, -128, 0, 1, -128, 0, 3, -149, -69, -81, -267, 0, 1, -197, -93, -93, -165, -93, -166, 0, 14, -190, 0, 3, -58, 0, 8, -190, 0, 2, -190, -190, -190, 0, 1, -152, -50, 0, 1, -69, -69, -69, 0, 14, -46, 0, 18, -139, 0, 3, -139, 0, 6, -152, 0, 4, -58, 0, 1, -190, 0, 8, -46, 0, 1, -46, 0, 5, -46, -265, -46, 0, 4, -93, 0, 13, -58, 0, 2, -104, -69, -174, -69, -186, 0, 1, -93, -93, 0, 4, -128, 0, 1, -128, 0, 3, -149, -69, -81, -267, 0, 1, -197, -69, -69, -165, -69, -166, 0, 14, -190, 0, 3, -58, 0, 8, -190, 0, 2, -190, -190, -190, 0, 1, -152, -50, 0, 1, -141, -141, -69, 0, 14, -46, 0, 18, -139, 0, 3, -139, 0, 6, -152, 0, 4, -58, 0, 1, -190, 0, 8, -46, 0, 1, -46, 0, 5, -46, -265, -46, 0, 4, -93, 0, 13, -58, 0, 2, -82, -69, -174, -152, -186, 0, 1, -93, -93, 0, 4, -82, 0, 1, -128, 0, 3, -82, -69, -82, -82, 0, 1, -197, -69, -69, -165, -81, -166, 0, 14, -190, 0, 36, 126, 126, 69, 0, 4, 126, 0, 1, 104, 69, 0, 50, 25, 0, 64, -74, 0, 123, -90, -90, -90, 0, 34, -164, 0, 8, -197, -197, 0, 14, -18, -18, -18, -18, -15, -15, -15, 0, 18, -15, 0, 56, -69, 0, 8, -60, 0, 4, -290, 0, 2, -81, -69, -197, 0, 1, -60, 0, 5, -60, 0, 1, -60, -60, 0, 16, -104, 0, 12, 85, 0, 4, -81, 85, 0, 1, -81, -81, -81, 0, 29, 85, 0, 28, -81, 0, 83, -81, 0, 19, -38, 0, 2, -56, -56, -56, 0, 1, -10, -10, -10, -10, -26, -26, -26, 0, 3, 93, 93, 93, 0, 4, 93, 0, 2, 93, 0, 4, -26, 0, 17, -38, 0, 92, -21, 0, 10, -14, 0, 2, -14, -14, -14, 0, 3, -24, 0, 14, 93, 93, 93, 0, 4, 93, 0, 2, 93, 0, 24, -24, 0, 4, -14, 0, 78, -129, 0, 4, -14, 0, 1, -179, 0, 1, -64, 0, 6, -186, -186, 0, 2, -7, 0, 7, 26, 26, 26, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 3, 186, 0, 1, 280, 186, 0, 3, -116, -104, -116, -151, -99, -99, -99, -99, -128, -128, -104, -107, -69, -78, -78, -78, 0, 2, -69, 0, 1, -280, 0, 2, -280, -64, 0, 2, -209, -122, -267, -162, -162, 222, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 6, -139, 0, 1, -162, 0, 2, -69, 0, 5, -64, 0, 1, -104, -69, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -69, 0, 1, -267, -104, -162, -69, -69, -69, -69, -69, -116, 0, 15, -164, 0, 5, -69, -179, 0, 1, -64, 0, 6, -186, -186, 0, 2, -7, 0, 7, 26, 26, 26, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 3, 186, 0, 1, 280, 186, 0, 3, -116, -104, -116, -151, -151, -104, -81, -209, -128, -128, -104, -86, -69, -93, -81, -78, 0, 2, -69, 0, 1, -280, 0, 2, -280, -64, 0, 2, -209, -122, -267, -162, -162, 222, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 6, -139, 0, 1, -162, 0, 2, -69, 0, 5, -64, 0, 1, -104, -69, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -69, 0, 1, -267, -104, -162, -69, -69, -69, -69, -69, -116, 0, 15, -164, 0, 5, -69, -179, 0, 1, -64, 0, 6, -186, -186, 0, 2, -7, 0, 7, 26, 26, 26, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 3, 186, 0, 1, 280, 186, 0, 3, -116, -104, -116, -151, -151, -104, -81, -209, -128, -128, -104, -107, -69, -78, -78, -78, 0, 2, -69, 0, 1, -280, 0, 2, -280, -64, 0, 2, -209, -122, -267, -162, -162, 222, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 6, -139, 0, 1, -162, 0, 2, -69, 0, 5, -64, 0, 1, -104, -121, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -162, 0, 1, -267, -104, -162, -69, -121, -69, -121, -121, -116, 0, 15, -164, 0, 5, -69, -179, 0, 1, -64, 0, 6, -186, -186, 0, 2, -7, 0, 7, 26, 26, 26, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 3, 186, 0, 1, 280, 186, 0, 3, -116, -104, -116, -151, -69, -69, -69, -69, -128, -128, -104, -107, -69, -69, -69, -69, 0, 2, -69, 0, 1, -280, 0, 2, -280, -64, 0, 2, -209, -122, -267, -162, -162, 222, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 6, -139, 0, 1, -162, 0, 2, -69, 0, 5, -64, 0, 1, -104, -121, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -162, 0, 1, -267, -104, -162, -69, -121, -69, -121, -121, -116, 0, 15, -164, 0, 5, -69, -179, 0, 1, -64, 0, 6, -186, -186, 0, 2, -7, 0, 7, 26, 26, 26, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 3, 186, 0, 1, 280, 186, 0, 3, -116, -104, -116, -151, -151, -104, -81, -209, -128, -128, -104, -107, -69, -69, -69, -69, 0, 2, -69, 0, 1, -280, 0, 2, -280, -64, 0, 2, -209, -122, -267, -162, -162, 222, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 6, -139, 0, 1, -162, 0, 2, -69, 0, 5, -64, 0, 1, -104, -121, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -162, 0, 1, -267, -104, -162, -69, -121, -69, -121, -121, -116, 0, 15, -164, 0, 5, -69, -179, 0, 1, -64, 0, 6, -186, -186, 0, 2, -7, 0, 7, 26, 26, 26, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 3, 186, 0, 1, 280, 186, 0, 3, -116, -104, -116, -151, -69, -69, -69, -69, -128, -128, -104, -86, -69, -78, -78, -78, 0, 2, -69, 0, 1, -280, 0, 2, -280, -64, 0, 2, -209, -122, -267, -162, -162, 222, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 6, -139, 0, 1, -162, 0, 2, -69, 0, 5, -64, 0, 1, -104, -121, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -162, 0, 1, -267, -104, -162, -69, -121, -69, -121, -121, -116, 0, 15, -164, 0, 5, -69, -179, 0, 1, -64, 0, 6, -186, -186, 0, 2, -7, 0, 7, 26, 26, 26, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 3, 186, 0, 1, 280, 186, 0, 3, -116, -104, -116, -151, -151, -104, -81, -209, -128, -128, -104, -128, -69, -81, -81, -81, 0, 2, -69, 0, 1, -280, 0, 2, -280, -64, 0, 2, -209, -122, -267, -162, -162, 222, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 6, -139, 0, 1, -162, 0, 2, -69, 0, 5, -64, 0, 1, -104, -121, -69, 0, 3, -244, 0, 2, -174, -174, -174, -81, -162, 0, 1, -267, -104, -162, -69, -121, -69, -121, -121, -116, 0, 15, -164, 0, 5, -69, -179, 0, 1, -64, 0, 6, -186, -186, 0, 2, -7, 0, 7, 26, 26, 26, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 3, 186, 0, 1, 280, 186, 0, 3, -116, -104, -116, -151, -151, -104, -81, -209, -128, -128, -104, -86, -69, -81, -81, -81, 0, 2, -69, 0, 1, -280, 0, 2, -280, -64, 0, 2, -209, -122, -267, -162, -162, 222, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 6, -139, 0, 1, -162, 0, 2, -69, 0, 5, -64, 0, 1, -104, -121, -69, 0, 3, -244, 0, 2, -174, -174, -174, -81, -162, 0, 1, -267, -104, -162, -69, -121, -69, -121, -121, -116, 0, 15, -164, 0, 5, -69, 0, 11, 94, 0, 2, 94, 94, 94, 0, 58, 94, 0, 83, 94, 0, 45, 81, 0, 79, -69, -69, -69, 0, 34, -154, 0, 1, -78, 0, 6, -197, -197, 0, 7, 30, 0, 6, -116, -81, -116, -116, -118, -118, -118, 0, 3, 174, 174, 174, 0, 4, 174, 0, 1, 81, 174, 0, 3, -11, -93, -11, -93, 0, 15, 30, -253, 0, 2, -253, -78, 0, 11, -11, 0, 3, -42, 0, 3, -24, 0, 1, -93, 0, 6, -69, 0, 4, -104, 0, 2, -42, 0, 2, -69, 0, 1, -100, -113, -81, 0, 3, -232, 0, 2, -197, -197, -197, -128, -81, 0, 1, -116, 0, 1, -151, -128, -113, -81, -113, -128, -162, 0, 14, -268, -306, 0, 6, -154, 0, 1, -78, 0, 6, -197, -197, 0, 7, 30, 0, 6, -116, -81, -116, -116, -118, -118, -118, 0, 3, 174, 174, 174, 0, 4, 174, 0, 1, 93, 174, 0, 3, -11, -93, -11, -93, 0, 15, 30, -253, 0, 2, -253, -78, 0, 11, -11, 0, 3, -42, 0, 3, -24, 0, 1, -93, 0, 6, -69, 0, 4, -104, 0, 2, -42, 0, 2, -69, 0, 1, -100, -113, -81, 0, 3, -232, 0, 2, -69, -69, -69, -128, -81, 0, 1, -116, 0, 1, -151, -128, -113, -81, -113, -128, -162, 0, 14, -268, -306, 0, 6, -154, 0, 1, -78, 0, 6, -197, -197, 0, 7, 30, 0, 6, -116, -81, -116, -116, -118, -118, -118, 0, 3, 174, 174, 174, 0, 4, 174, 0, 1, 81, 174, 0, 3, -11, -93, -11, -93, 0, 15, 30, -253, 0, 2, -253, -78, 0, 11, -11, 0, 3, -42, 0, 3, -24, 0, 1, -93, 0, 6, -69, 0, 4, -104, 0, 2, -42, 0, 2, -69, 0, 1, -100, -113, -81, 0, 3, -232, 0, 2, -69, -69, -69, -128, -81, 0, 1, -116, 0, 1, -151, -128, -113, -81, -113, -128, -162, 0, 14, -268, -306, 0, 6, -137, 0, 1, -33, 0, 6, -128, -128, 0, 2, -8, 0, 4, 10, 46, 0, 5, -113, -113, -113, -113, -103, -103, -103, 0, 12, 93, 0, 4, -70, -103, -70, -69, 0, 15, 10, 0, 4, -33, 0, 11, -70, 0, 7, -70, 0, 1, -69, 0, 6, -69, 0, 4, -104, 0, 2, -42, 0, 2, -33, 0, 1, -43, -91, 0, 4, -221, 0, 2, -197, -197, -197, -104, -69, 0, 1, -116, 0, 1, -151, -128, -91, 0, 1, -91, -91, 0, 15, -188, -224, 0, 8, -95, 0, 8, -81, 0, 1, -24, -81, -81, -81, 0, 8, -116, -116, -116, -116, -58, -58, -58, 0, 12, 93, 0, 5, -58, 0, 20, -44, 0, 1, -104, -69, -81, 0, 13, -74, 0, 2, -128, -171, 0, 4, -69, 0, 2, -44, -81, 0, 2, -44, 0, 7, -95, 0, 2, -78, -93, 0, 10, -93, 0, 1, -81, 0, 1, -116, -104, -78, -93, -70, -104, 0, 4, -14, 0, 16, -81, 0, 162, -158, 0, 1, -82, 0, 6, -69, -244, 26, 0, 2, 26, 26, 26, 0, 8, -187, -104, -155, -140, -202, -116, -202, 0, 2, -48, 0, 4, -48, -68, -48, 0, 1, -48, 93, 0, 4, -80, -202, -116, -139, -81, -81, -81, -81, 0, 16, -82, 0, 1, 26, 0, 9, -80, 0, 7, -100, 0, 1, -139, 0, 6, -139, 0, 4, -128, 0, 5, -82, 0, 2, -141, -81, 0, 3, -221, 0, 2, -111, -111, -197, -128, -104, -128, -186, -128, -209, -197, -141, -93, -141, -104, 0, 4, -17, 0, 2, -69, 0, 7, -336, -374, 0, 4, 26, 0, 1, -158, 0, 1, -82, 0, 6, -81, -81, 26, 0, 2, 26, 26, 26, 0, 8, -187, -104, -155, -140, -202, -116, -202, 0, 2, -48, 0, 4, -48, -68, -48, 0, 1, -48, 93, 0, 4, -80, -202, -116, -139, -81, -81, -81, -81, 0, 16, -82, 0, 1, 26, 0, 9, -80, 0, 7, -100, 0, 1, -139, 0, 6, -139, 0, 4, -128, 0, 5, -82, 0, 2, -141, -81, 0, 3, -221, 0, 2, -81, -81, -81, -128, -104, -128, -186, -128, -209, -197, -141, -93, -141, -104, 0, 4, -17, 0, 2, -69, 0, 7, -336, -374, 0, 4, 26, 0, 1, -158, 0, 1, -82, 0, 6, -69, -244, 26, 0, 2, 26, 26, 26, 0, 8, -187, -104, -155, -140, -202, -116, -202, 0, 2, -48, 0, 4, -48, -68, -48, 0, 1, -48, 93, 0, 4, -80, -202, -116, -139, -81, -81, -81, -81, 0, 16, -82, 0, 1, 26, 0, 9, -80, 0, 7, -100, 0, 1, -139, 0, 6, -139, 0, 4, -128, 0, 5, -82, 0, 2, -141, -81, 0, 3, -221, 0, 2, -69, -69, -69, -128, -104, -128, -186, -128, -209, -197, -141, -93, -141, -104, 0, 4, -17, 0, 2, -69, 0, 7, -336, -374, 0, 4, 26, 0, 3, -69, 0, 32, 174, 174, 174, 0, 4, 174, 0, 1, 69, 174, 0, 27, -69, 0, 19, -46, 0, 19, -69, 0, 2, -77, 0, 11, -69, 0, 1, -69, 0, 1, -128, 0, 1, -77, 0, 1, -77, -77, 0, 34, -144, 0, 2, -144, -144, -151, 0, 1, -104, -104, 0, 1, -182, -104, -182, 0, 33, -34, 0, 3, -34, 0, 6, -69, 0, 6, -144, 0, 23, -81, 0, 18, -93, -47, -29, 0, 21, -17, 0, 16, -144, 0, 12, -151, 0, 2, -151, -151, -151, 0, 1, -104, -104, 0, 1, -182, -104, -182, 0, 33, -34, 0, 3, -34, 0, 6, -69, 0, 6, -151, 0, 23, -81, 0, 18, -93, -47, -29, 0, 21, -17, 0, 16, -151, 0, 12, -162, 0, 2, -162, -162, -162, 0, 58, -162, 0, 83, -162, 0, 1, -69, 0, 10, -160, 0, 2, -160, -160, -160, 0, 1, -118, -103, -58, -213, -104, -213, 0, 1, 20, 20, 20, 20, 0, 15, 93, 0, 12, -38, -31, -31, -43, -38, -37, -37, -37, 0, 3, -118, 0, 1, -58, 0, 4, -160, 0, 17, -24, 0, 5, -69, 0, 12, -25, 0, 5, -128, -46, -37, 0, 18, -69, 0, 2, -23, 0, 16, -160, 0, 2, 69, 0, 1, 69, 69, 0, 1, 81, 0, 4, 69, 81, 0, 1, 69, 69, 69, 0, 16, 81, 69, 81, 81, 81, 0, 1, 69, 69, 81, 81, 69, 81, 81, 81, 69, 69, 0, 26, 69, 0, 83, 69, 0, 2, 81, 0, 1, 81, 81, 0, 1, 69, 0, 4, 93, 69, 0, 1, 93, 93, 93, 0, 16, 81, 69, 69, 81, 69, 0, 1, 69, 69, 69, 81, 69, 104, 69, 69, 81, 81, 29, 0, 1, 29, 0, 23, 93, 0, 9, 29, 0, 73, 93, 0, 2, 69, 0, 1, 69, 69, 0, 1, 69, 0, 4, 81, 69, 0, 1, 81, 81, 81, 0, 16, 69, 81, 69, 69, 69, 0, 1, 81, 81, 69, 69, 69, 93, 69, 69, 69, 69, 69, 0, 1, 69, 0, 23, 81, 0, 3, 93, 0, 5, 69, 0, 13, 93, 0, 4, 93, 0, 6, 10, 239, 0, 5, 69, 0, 1, 69, 0, 18, 81, 116, 116, 34, 116, 0, 10, -52, 0, 4, 81, 0, 1, -69, 0, 5, 7, 0, 2, -128, -128, 0, 1, 7, 0, 8, 13, 13, 13, 0, 1, -37, -37, -37, -37, -49, -49, -49, -84, 0, 1, 12, 209, 81, 209, -77, 12, 12, 12, 81, 12, 93, 69, 7, 0, 3, -49, 0, 1, -40, 0, 5, 37, 37, 0, 9, -161, 0, 2, -161, 0, 11, -77, 0, 1, -77, 0, 5, -77, 0, 1, -77, -40, 0, 6, -128, 0, 12, -37, -48, -40, 0, 3, -186, 0, 2, -116, -116, -116, 0, 1, -48, 0, 1, -81, 0, 3, -48, -40, -48, -48, -29, 0, 15, -52, 0, 31, -127, -127, -127, -127, -136, -136, -136, -74, 0, 5, -74, 0, 10, -127, -136, -127, -127, -127, -127, -127, -127, -124, -120, -120, -124, -124, -127, -127, -127, 0, 19, -74, -127, -74, 0, 5, -74, 0, 1, -74, -127, 0, 71, 12, 0, 4, -104, 12, 0, 1, -104, -104, -104, 0, 29, 12, 0, 28, -104, 0, 83, -104, 0, 1, -69, 0, 5, 7, 0, 2, -128, -128, 0, 1, 7, 0, 8, 13, 13, 13, 0, 1, -37, -37, -37, -37, -49, -49, -49, -84, 0, 1, 12, 69, 69, 69, -77, 12, 12, 12, 69, 12, 104, 69, 7, 0, 3, -49, 0, 1, -40, 0, 5, 37, 37, 0, 9, -161, 0, 2, -161, 0, 11, -77, 0, 1, -77, 0, 5, -77, 0, 1, -77, -40, 0, 6, -128, 0, 12, -37, -48, -40, 0, 3, -186, 0, 2, -116, -116, -116, 0, 1, -48, 0, 1, -81, 0, 3, -48, -40, -48, -48, -29, 0, 15, -52, 0, 14, 25, 0, 2, -104, 0, 2, -104, -151, -151, 0, 4, -116, -116, -116, 0, 51, -104, 0, 5, 46, -34, 0, 32, -69, -77, 0, 1, -81, 29, 0, 8, -77, 0, 3, -81, 0, 1, -77, 0, 1, -77, -69, -69, 0, 15, -82, 0, 4, -104, -34, 0, 1, 127, 0, 1, 69, 151, 0, 1, 126, 65, 0, 3, 186, 151, 0, 1, 186, 186, 186, 0, 1, 174, 0, 5, 186, 0, 7, 81, 127, 126, 329, 329, 329, 104, 69, 126, 69, 329, 69, 104, 329, 69, 127, 127, 44, 0, 1, 44, 0, 16, 174, 0, 6, 186, 0, 3, 186, 0, 4, 104, 44, 104, 0, 5, 104, 0, 1, 104, 0, 4, 93, 0, 4, 186, 0, 54, 186, 0, 2, 127, 0, 1, 69, 151, 0, 1, 81, 65, 0, 3, 186, 81, 0, 1, 186, 186, 186, 0, 1, 174, 0, 5, 186, 0, 7, 81, 127, 81, 329, 329, 329, 104, 81, 81, 81, 329, 81, 104, 329, 81, 127, 127, 44, 0, 1, 44, 0, 16, 174, 0, 6, 186, 0, 3, 186, 0, 4, 104, 44, 104, 0, 5, 104, 0, 1, 104, 0, 4, 93, 0, 4, 186, 0, 54, 186, 0, 2, 127, 0, 1, 69, 151, 0, 1, 69, 65, 0, 3, 186, 69, 0, 1, 186, 186, 186, 0, 1, 174, 0, 5, 186, 0, 7, 81, 127, 81, 329, 329, 329, 104, 81, 81, 81, 329, 81, 116, 329, 69, 127, 127, 44, 0, 1, 44, 0, 16, 174, 0, 6, 186, 0, 3, 186, 0, 4, 104, 44, 104, 0, 5, 104, 0, 1, 104, 0, 4, 93, 0, 4, 186, 0, 54, 186, 0, 36, 126, 126, 69, 0, 4, 126, 0, 1, 81, 69, 0, 50, 25, 0, 99, 69, 69, 81, 0, 4, 69, 0, 1, 81, 69, 0, 50, 25, 0, 65, 127, 0, 1, 69, 151, 0, 1, 126, 65, 0, 3, 186, 151, 0, 1, 186, 186, 186, 0, 1, 174, 0, 5, 186, 0, 7, 81, 127, 81, 329, 329, 329, 104, 81, 81, 81, 329, 81, 104, 329, 69, 127, 127, 44, 0, 1, 44, 0, 16, 174, 0, 6, 186, 0, 3, 186, 0, 4, 104, 44, 104, 0, 5, 104, 0, 1, 104, 0, 4, 93, 0, 4, 186, 0, 54, 186, 0, 36, 69, 69, 69, 0, 4, 69, 0, 1, 116, 69, 0, 50, 25, 0, 99, 69, 69, 69, 0, 4, 69, 0, 1, 104, 69, 0, 50, 25, 0, 65, 127, 0, 1, 69, 151, 0, 1, 81, 65, 0, 3, 186, 81, 0, 1, 186, 186, 186, 0, 1, 174, 0, 5, 186, 0, 7, 81, 127, 69, 329, 329, 329, 104, 69, 69, 69, 329, 69, 93, 81, 81, 127, 127, 44, 0, 1, 44, 0, 16, 174, 0, 6, 186, 0, 3, 186, 0, 4, 104, 44, 104, 0, 5, 104, 0, 1, 104, 0, 4, 93, 0, 4, 186, 0, 54, 186, 0, 36, 69, 69, 81, 0, 4, 69, 0, 1, 81, 81, 0, 50, 25, 0, 75, -116, 0, 2, -116, -116, -116, 0, 12, -46, -46, -46, 0, 18, -46, 0, 6, 10, 0, 3, 10, 0, 13, -116, 0, 26, -93, 0, 13, -110, 0, 11, -110, 0, 1, -104, 0, 1, -174, 0, 1, -110, 0, 1, -110, -139, 0, 21, -116, 0, 9, 69, 0, 26, 127, 127, 127, 30, 0, 3, 127, 0, 1, 69, 127, 0, 2, 33, 0, 8, 17, 0, 3, 17, 0, 19, 106, 0, 2, 30, 0, 1, 30, 0, 5, 30, 0, 1, 30, 0, 17, 25, 0, 25, 25, 0, 19, 69, 0, 8, 161, 0, 4, -81, 161, 0, 1, -81, -81, -81, 0, 29, 161, 0, 28, -81, 0, 83, -81, 0, 12, -104, 0, 2, -104, -104, -104, 0, 1, -104, -104, 0, 1, -182, -104, -182, 0, 33, -34, 0, 3, -34, 0, 6, -69, 0, 6, -104, 0, 23, -81, 0, 18, -93, -47, -29, 0, 21, -17, 0, 16, -104, 0, 1, -69, 0, 10, -104, 0, 2, -104, -104, -104, 0, 1, -118, -103, -58, -213, -104, -213, 0, 1, 20, 20, 20, 20, 0, 15, 93, 0, 12, -38, -31, -31, -43, -38, -37, -37, -37, 0, 3, -118, 0, 1, -58, 0, 4, -104, 0, 17, -24, 0, 5, -69, 0, 12, -25, 0, 5, -128, -46, -37, 0, 18, -69, 0, 2, -23, 0, 16, -104, 0, 112, 10, 31, 0, 11, -93, -93, -93, 0, 34, -81, 32, 0, 1, 32, 32, 0, 1, 31, 0, 2, -116, -116, -116, 31, 0, 1, -116, -116, -116, 0, 7, -69, -19, -19, -19, -19, -45, -45, -45, 37, 32, 13, 44, 44, 44, 37, 13, 13, 13, 44, 13, 33, 44, 31, 32, 32, 20, -45, 20, 0, 5, 32, 17, 17, 32, 32, 0, 13, -116, 0, 1, -81, 0, 4, -139, 0, 1, 37, 20, 37, 0, 3, -34, -34, 37, 0, 1, 37, 0, 20, -65, -77, 0, 1, -81, 33, 0, 1, -162, 0, 2, -128, -128, -128, 0, 1, -77, 0, 3, -81, 0, 1, -77, 0, 1, -77, -69, 0, 16, -67, 0, 4, -116, 0, 12, -151, 0, 2, -151, -151, -151, 0, 1, -93, -69, 0, 1, -151, -151, -151, 0, 44, -93, 0, 6, -151, 0, 42, -104, 0, 1, -11, -19, 0, 20, -17, 0, 16, -151, 0, 12, -116, 0, 2, -116, -116, -116, 0, 18, 69, 69, 69, 0, 4, 69, 0, 2, 69, 0, 29, -116, 0, 42, -139, 0, 40, -116, 0, 30, -99, -99, -99, 0, 6, 60, 0, 11, -99, 0, 6, 34, 0, 3, 34, 0, 22, 60, 0, 1, 60, 0, 5, 60, 0, 1, 60, 0, 74, 25, 0, 2, -104, 0, 2, -104, -151, -151, 0, 4, -116, -116, -116, 0, 51, -104, 0, 5, 46, -34, 0, 32, -69, -77, 0, 1, -104, 29, 0, 8, -77, 0, 3, -81, 0, 1, -77, 0, 1, -77, -69, -69, 0, 15, -82, 0, 4, -104, -34, -139, 6, 0, 1, 6, 6, 0, 4, -128, -128, -69, 0, 2, -69, -128, -128, 0, 4, -69, -69, -69, 0, 1, -17, -17, -17, -17, -38, -38, -38, 30, 6, 0, 1, 33, 33, 33, 34, 0, 3, 33, 0, 2, 33, 0, 1, 6, 6, 0, 1, -38, 0, 24, -69, 0, 8, 34, 0, 1, 34, 0, 3, -91, -91, 34, 0, 1, 34, 0, 20, -116, -81, 0, 4, -162, 0, 2, -83, -83, -151, 0, 1, -81, 0, 1, -81, 0, 1, -69, -81, -81, 0, 1, -81, -81, -162, 0, 15, -67, 0, 4, -69, 0, 1, -139, 0, 8, -116, -116, -104, 0, 2, -104, -104, -128, 0, 7, -69, -4, -4, -4, -4, -31, -31, -31, 0, 18, -31, 0, 24, -104, 0, 31, -69, 0, 13, -162, 0, 2, -151, -151, -151, 0, 3, -69, 0, 28, -104, 0, 12, -86, 0, 2, -86, -86, -86, 0, 8, -3, -3, -3, -3, -43, -43, -43, 33, 0, 5, 33, 0, 11, -43, 0, 24, -86, 0, 8, 33, 0, 1, 33, 0, 5, 33, 0, 1, 33, 0, 21, -46, 0, 11, -46, 0, 1, -69, 0, 2, -69, -46, 0, 1, -46, -46, 0, 21, -86, 0, 1, -139, 6, 0, 1, 6, 6, 0, 4, -128, -128, 10, 0, 2, 10, 10, 10, 0, 4, -69, -69, -69, 0, 1, -17, -17, -17, -17, -38, -38, -38, 30, 6, 0, 1, 33, 33, 33, 34, 0, 3, 33, 0, 2, 33, 0, 1, 6, 6, 0, 1, -38, 0, 24, 10, 0, 8, 34, 0, 1, 34, 0, 3, -91, -91, 34, 0, 1, 34, 0, 20, -116, -81, 0, 4, -162, 0, 2, -151, -151, -151, 0, 1, -81, 0, 1, -81, 0, 1, -69, -81, -81, 0, 1, -81, -81, -162, 0, 15, -67, 0, 4, 10, 0, 1, -81, 0, 8, -81, -81, -116, 0, 2, -116, -116, -116, 0, 1, -104, 0, 5, -81, 0, 41, -116, 0, 1, -104, 0, 6, -116, 0, 42, -116, 0, 2, -256, 0, 2, -209, -209, -209, 0, 32, -116, 0, 1, -179, 0, 1, -64, 0, 6, -186, -186, 0, 2, -7, 0, 7, 26, 26, 26, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 3, 186, 0, 1, 280, 186, 0, 3, -116, -104, -116, -151, -151, -104, -81, -209, -128, -128, -104, -86, -69, -93, -81, -78, 0, 2, -69, 0, 1, -280, 0, 2, -280, -64, 0, 2, -209, -122, -267, -162, -162, 222, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 6, -139, 0, 1, -162, 0, 2, -69, 0, 5, -64, 0, 1, -104, -121, -69, 0, 3, -244, 0, 2, -174, -174, -174, -81, -162, 0, 1, -267, -104, -162, -69, -121, -69, -121, -121, -139, 0, 15, -74, 0, 5, -69, 0, 38, -69, 0, 37, -104, 0, 7, -69, 0, 1, -139, 0, 5, -69, 0, 1, -69, 0, 21, -52, -69, 0, 10, -52, 0, 1, -69, 0, 1, -128, 0, 1, -52, -69, -52, -52, 0, 72, -69, 0, 1, -69, 0, 1, -116, -116, -116, -116, 0, 26, -69, 0, 1, -69, 0, 3, -69, 0, 12, -139, 0, 4, -69, 0, 7, -139, -104, 0, 4, -244, 0, 2, -197, -197, -197, -128, -104, 0, 1, -98, -40, -186, 0, 1, -104, 0, 1, -104, -104, -209, 0, 15, -148, 0, 17, -106, 0, 2, -106, -106, -106, 0, 52, 43, 0, 2, 43, 0, 2, -106, 0, 62, 128, 0, 20, -106, 0, 3, -95, 0, 8, -81, 0, 1, -24, -81, -81, -81, 0, 8, -116, -116, -116, -116, -58, -58, -58, 0, 12, 93, 0, 5, -58, 0, 20, -44, 0, 1, -104, -69, -81, 0, 13, -74, 0, 2, -128, -171, 0, 4, -69, 0, 2, -44, -81, 0, 2, -44, 0, 7, -95, 0, 2, -175, -93, 0, 10, -175, 0, 1, -104, 0, 1, -104, -104, -175, -93, -175, -175, 0, 4, -14, 0, 16, -81, 0, 21, -44, 0, 49, -44, 0, 50, -104, 0, 2, -44, -44, -44, 0, 3, -69, 0, 9, -19, -19, 0, 1, -19, 0, 17, -81, 0, 10, -64, 0, 2, -64, -64, -64, 0, 1, -78, -33, -95, -82, -82, -82, 0, 20, 33, 0, 23, -78, 0, 1, -104, 0, 4, -69, 0, 39, -81, 0, 2, -69, 0, 2, -104, 0, 2, -90, -90, -90, 0, 11, -81, 0, 3, -11, 0, 10, -80, -204, 0, 4, -64, 0, 122, -69, 0, 2, -93, -93, -93, 0, 11, -81, 0, 146, -93, -93, -93, 0, 149, -69, -77, 0, 1, -104, 25, 0, 8, -77, 0, 3, -81, 0, 1, -77, 0, 1, -77, -69, 0, 88, -69, 0, 16, -81, 0, 32, -69, -77, 0, 1, -128, 25, 0, 1, -162, 0, 2, -151, -151, -151, 0, 1, -77, 0, 3, -81, 0, 1, -77, 0, 1, -77, -69, -81, 0, 21, -81, 0, 38, -69, 0, 27, -174, 0, 17, -69, 0, 1, -69, 0, 5, -69, 0, 1, -69, 0, 23, -128, 0, 108, -93, 0, 160, -93, 0, 14, -69, 0, 56, 139, 0, 140, -128, 0, 43, 34, 0, 1, 34, 34, 0, 28, 34, 0, 13, 34, 34, 0, 32, 191, 0, 33, -69, -77, 0, 1, -104, 0, 9, -77, 0, 3, -81, 0, 1, -77, 0, 1, -77, -69, -69, 0, 15, -82, 0, 6, 30, 0, 1, -81, 0, 8, -179, 0, 1, -21, -179, -179, -179, -40, -154, -137, 0, 1, -158, -158, -158, 0, 5, -31, -31, -31, -12, 0, 1, 7, 0, 3, -50, 7, 7, 7, 0, 1, 7, 0, 6, -31, 0, 1, -15, 0, 4, -139, -139, -139, 0, 1, -139, 0, 4, -81, 0, 1, -154, 0, 4, -81, 0, 1, -179, -116, -81, -44, 0, 5, -139, 0, 1, -197, -69, -81, 0, 3, -50, -136, -50, -15, 0, 1, -104, 0, 1, -116, 0, 9, -128, 0, 3, -81, 0, 1, 29, -69, -69, -267, -209, -162, 0, 7, -69, 0, 1, -69, -69, -52, -104, -69, -69, -69, -69, 0, 1, -151, -183, -183, -145, -183, -104, 0, 11, -21, 0, 2, -116, 0, 30, -67, -67, -67, 0, 18, -67, 0, 15, -93, 0, 71, 139, 0, 22, -81, 32, 0, 1, 32, 32, 0, 1, 31, 0, 2, -116, -116, -116, 31, 0, 1, -116, -116, -116, 0, 7, -69, -19, -19, -19, -19, -45, -45, -45, 37, 32, 13, 44, 44, 44, 37, 13, 13, 13, 44, 13, 33, 44, 31, 32, 32, 20, -45, 20, 0, 5, 32, 17, 17, 32, 32, 0, 13, -116, 0, 1, -81, 0, 4, -139, 0, 1, 37, 20, 37, 0, 3, -34, -34, 37, 0, 1, 37, 0, 20, -69, -69, 0, 1, -81, 33, 0, 1, -162, 0, 2, -151, -151, -151, 0, 1, -69, 0, 3, -81, 0, 1, -69, 0, 1, -69, -69, 0, 16, -44, 0, 4, -116, 0, 67, -174, 0, 12, -69, 0, 2, -81, 0, 21, -69, 0, 13, -128, 0, 41, -81, 0, 66, -174, 0, 51, -128, 0, 42, -139, 6, 0, 1, 6, 6, 0, 4, -128, -128, -69, 0, 2, -69, -128, -128, 0, 4, -69, -69, -69, 0, 1, -17, -17, -17, -17, -38, -38, -38, 30, 6, 0, 1, 33, 33, 33, 34, 0, 3, 33, 0, 2, 33, 0, 1, 6, 6, 0, 1, -38, 0, 24, -69, 0, 8, 34, 0, 1, 34, 0, 3, -91, -91, 34, 0, 1, 34, 0, 20, -116, -81, 0, 4, -162, 0, 2, -151, -151, -151, 0, 1, -81, 0, 1, -81, 0, 1, -69, -81, -81, 0, 1, -81, -81, -162, 0, 15, -67, 0, 4, -69, 0, 30, -37, -37, -37, -61, 0, 5, -61, 0, 11, -37, 0, 6, -54, -61, -61, 0, 1, -54, 0, 22, -61, 0, 1, -61, 0, 2, -31, 0, 2, -61, -66, -61, 0, 7, -32, 0, 2, -20, 0, 10, -67, 0, 2, -67, -67, 0, 3, 37, 37, 37, 0, 1, -67, 0, 5, -67, 0, 1, -67, -67, 0, 2, -67, -67, 0, 1, -67, -61, 0, 16, -81, 32, 0, 1, 32, 32, 0, 1, 31, 0, 2, -116, -116, -116, 31, 0, 1, -116, -116, -116, 0, 7, -69, -19, -19, -19, -19, -45, -45, -45, 37, 32, 13, 44, 44, 44, 37, 13, 13, 13, 44, 13, 33, 44, 31, 32, 32, 20, -45, 20, 0, 5, 32, 17, 17, 32, 32, 0, 13, -116, 0, 1, -81, 0, 4, -139, 0, 1, 37, 20, 37, 0, 3, -34, -34, 37, 0, 1, 37, 0, 20, -65, -77, 0, 1, -81, 33, 0, 1, -151, 0, 2, -129, -129, -129, 0, 1, -77, 0, 3, -81, 0, 1, -77, 0, 1, -77, -69, 0, 16, -67, 0, 4, -116, 0, 12, -213, 0, 2, -213, -213, -213, 0, 1, -213, 0, 1, -58, -349, -349, -349, 0, 14, -47, 0, 18, -68, -58, -58, -40, -68, 0, 6, -213, 0, 1, -58, 0, 4, -213, 0, 8, -47, 0, 1, -47, 0, 5, -47, 0, 1, -173, 0, 17, -58, 0, 5, -145, 0, 20, -106, 0, 19, -213, 0, 35, 69, 0, 4, 69, 69, 69, 0, 1, 69, 93, 0, 150, 25, 0, 4, 25, 25, 25, 0, 1, 25, 93, 0, 4, 25, 0, 1, 25, 0, 33, 25, 0, 190, -81, 0, 8, -139, -139, -139, 0, 11, -104, 0, 66, 81, 0, 134, -42, 0, 1, -74, -69, -69, -69, 0, 14, 34, 0, 27, -69, 0, 1, -42, 0, 1, -74, 0, 8, -40, 0, 4, 34, 0, 1, 34, 0, 5, 34, 0, 1, 34, 0, 9, -40, 0, 13, -93, 0, 2, -104, 0, 2, -57, -57, -57, 0, 11, -93, 0, 124, -32, 0, 157, -65, 0, 24, -69, -69, -69, 0, 13, -62, -62, -11, -62, -87, 0, 140, -50, -50, -50, 0, 13, -7, -7, -11, -7, 0, 138, -93, 0, 2, -64, -64, -64, 0, 11, -93, 0, 22, -221, 0, 8, -197, -197, 0, 14, -93, -93, -93, -93, -104, -104, -104, 0, 3, 186, 186, 186, 0, 4, 186, 0, 2, 186, 0, 3, -104, -104, -104, -81, 0, 16, -217, 0, 1, -34, -217, 0, 4, -104, -104, -104, -104, -104, 0, 3, -104, 0, 2, -104, -32, 0, 5, -81, 0, 5, -34, -119, -20, 40, -29, -20, -93, 0, 6, -116, 0, 6, -290, 0, 2, -256, -256, -256, -69, 0, 2, -128, 0, 1, -186, 0, 5, -325, 0, 15, -119, 0, 17, -116, 0, 2, -116, -116, -116, 0, 1, -128, -81, 0, 1, -151, -151, -151, 0, 33, -69, -69, -69, 0, 1, -69, 0, 4, -151, 0, 1, -128, 0, 6, -116, 0, 42, -186, 0, 1, -69, 0, 18, -81, 0, 2, -46, 0, 16, -116, 0, 12, -139, 0, 2, -139, -139, -139, 0, 1, -69, 0, 2, -139, -139, -139, 0, 42, -139, 0, 1, -69, 0, 6, -139, 0, 42, -69, 0, 40, -139, 0, 1, -128, 0, 171, -139, 0, 2, -139, -139, -139, 0, 1, -213, -182, 0, 46, -186, 0, 1, -213, 0, 6, -139, -69, 0, 41, -128, -69, 0, 39, -139, 0, 2, 25, 0, 1, 25, 25, 0, 1, 37, 0, 5, 37, 0, 16, -15, -15, -15, 0, 1, 25, 0, 10, 155, 0, 1, 37, 25, 25, 25, -15, 25, 0, 33, 25, 0, 119, 25, 0, 73, -69, 0, 43, 25, 0, 1, 25, 25, 0, 1, 37, 0, 5, 37, 0, 16, -15, -15, -15, 0, 1, 25, 0, 10, 85, 0, 1, 37, 25, 25, 25, -15, 25, 0, 33, 25, 0, 75, -50, 0, 8, -128, -128, 0, 7, 10, 10, 0, 24, 81, 0, 23, 10, 0, 55, -81, -81, -81, 0, 34, 30, 0, 1, -81, 0, 8, -81, 0, 1, -21, -81, -81, -81, -40, -100, -117, 0, 1, -158, -158, -158, 0, 5, -31, -31, -31, -12, 0, 1, 7, 0, 3, -50, 7, 7, 7, 0, 1, 7, 0, 6, -31, 0, 1, -15, 0, 4, -104, -139, -139, 0, 1, -104, 0, 4, -81, 0, 1, -100, 0, 4, -81, 0, 1, -81, -104, -81, -44, 0, 5, -139, 0, 1, -197, -69, -81, 0, 3, -50, -136, -50, -15, 0, 1, -104, 0, 1, -91, 0, 9, -128, 0, 3, -81, 0, 1, 29, -69, -69, -87, -116, -162, 0, 7, -69, 0, 1, -69, -69, -52, -104, -69, -69, -69, -69, 0, 1, -151, -183, -183, -145, -183, -104, 0, 11, -21, 0, 2, -81, 0, 1, -69, 0, 8, -93, -93, -155, 0, 2, -102, -102, -155, 0, 1, -96, -67, -78, -141, -141, -141, 0, 36, -46, 0, 5, -104, 0, 1, -96, 0, 1, -166, -67, 0, 3, -147, 0, 3, -54, 0, 20, -52, -15, 0, 2, -54, 0, 13, -82, 0, 25, -22, 0, 14, -155, 0, 1, -69, 0, 10, -69, 0, 2, -69, -69, -69, 0, 1, -81, 0, 1, -93, -93, -93, -93, 0, 44, -81, 0, 1, -93, 0, 4, -151, 0, 21, -69, 0, 61, -69, 0, 1, -197, 0, 8, -302, -302, 0, 18, -80, -80, -80, 0, 18, -80, 0, 1, -36, 0, 16, -104, 0, 2, -128, 0, 17, -116, -174, 0, 3, -36, 0, 6, -128, 0, 4, -128, 0, 2, -128, 0, 4, -197, 0, 5, -174, 0, 2, -204, -204, -204, 0, 34, -280, 0, 1, -116, 0, 6, -256, -256, 0, 14, -116, -116, -116, -116, -128, -128, -128, 0, 6, 19, 0, 10, -53, -128, -53, -147, -81, -81, -81, -93, 19, 0, 3, 19, 0, 7, -81, 0, 2, -104, -116, 0, 3, -128, -128, -128, -139, -128, 0, 1, -139, 19, -128, 19, -81, -128, -93, -116, -128, 19, 0, 1, 19, -69, 0, 6, -197, 0, 1, -128, -81, 0, 1, -139, 0, 2, -139, 0, 2, -116, -256, -290, -115, 0, 7, -244, -244, -244, -116, -115, 0, 1, -174, 0, 1, -197, -116, -115, 0, 1, -93, -115, -81, 0, 5, -23, 0, 16, -162, 0, 8, -337, -337, 0, 18, -37, -37, -37, 0, 18, -37, 0, 1, -11, 0, 16, -93, 0, 2, -93, 0, 22, -11, 0, 6, -128, 0, 4, -69, 0, 16, -178, -178, -178, 0, 45, -197, 0, 2, -197, -197, -197, 0, 1, -186, -128, 0, 1, -221, -221, -221, 0, 1, -69, -69, -69, -69, 0, 28, -104, 0, 3, -104, 0, 4, -209, 0, 1, -186, 104, 0, 2, 104, 0, 1, -128, -104, -104, 0, 13, 128, 128, -104, 0, 6, -139, 0, 18, -256, -197, 0, 39, -197, 0, 3, -90, 0, 8, -69, 0, 2, -69, -69, -69, 0, 4, -111, -111, -69, 0, 47, -50, 0, 1, -90, 0, 1, -69, 0, 3, -44, 0, 9, -57, 0, 3, -66, 0, 5, -182, 0, 1, -50, 0, 1, -19, -44, -54, -22, 0, 1, -17, -180, 0, 3, -90, 0, 5, -168, -191, 0, 1, -279, -279, 0, 20, -104, 0, 12, -42, 0, 1, -69, 0, 3, -90, 0, 8, -69, 0, 2, -69, -69, -69, 0, 4, -111, -111, -69, 0, 47, -50, 0, 1, -90, 0, 1, -69, 0, 3, -44, 0, 9, -57, 0, 3, -66, 0, 5, -182, 0, 1, -50, 0, 1, -19, -44, -54, -22, 0, 1, -17, -180, 0, 3, -90, 0, 5, -168, -191, 0, 1, -279, -372, 0, 20, -104, 0, 12, -42, 0, 1, -69, 0, 12, -69, 0, 2, -69, -69, -81, 0, 1, -128, 0, 47, -128, 0, 1, -128, 0, 6, -104, 0, 42, -93, 0, 40, -69, 0, 1, -69, 0, 8, -93, -93, -162, 0, 2, -162, -162, -162, 0, 1, -81, -67, -93, -104, -104, -104, 0, 36, -46, 0, 5, -104, 0, 1, -81, 0, 1, -93, -67, 0, 3, -162, 0, 3, -54, 0, 20, -52, -15, 0, 2, -54, 0, 13, -82, 0, 25, -22, 0, 14, -162, 0, 1, -69, 0, 10, -104, 0, 2, -104, -104, -104, 0, 4, -128, -128, -128, 0, 42, -128, 0, 8, -139, 0, 83, -104, 0, 1, -69, 0, 10, -267, 0, 2, -267, -267, -267, 0, 1, -128, -116, -81, -186, -186, -186, -69, 0, 32, -69, -69, -69, -69, -69, 0, 4, -186, 0, 1, -128, -69, -104, -93, -69, 0, 2, -139, -69, 0, 2, -104, 0, 19, -81, -104, -93, 0, 2, -104, -69, 0, 12, -174, 0, 40, -267, 0, 1, -52, 0, 10, -162, 0, 2, -162, -162, -162, 0, 1, -151, -151, -116, -186, -186, -186, -128, 0, 41, -186, 0, 1, -151, -69, -104, 0, 1, -69, 0, 2, -151, 0, 3, -151, 0, 17, -151, 0, 6, -151, 0, 13, -197, 0, 40, -162, 0, 1, -104, 0, 10, -93, 0, 2, -93, -93, -93, 0, 1, -139, -128, -104, -197, -197, -197, 0, 33, -81, 0, 2, -69, -81, 0, 6, -139, 0, 1, -104, 0, 4, -93, 0, 21, -81, 0, 20, -116, 0, 40, -93, 0, 1, -69, 0, 10, -116, 0, 2, -116, -116, -116, 0, 1, -81, 0, 1, -93, -93, -93, -93, 0, 44, -81, 0, 1, -93, 0, 4, -116, 0, 21, -69, 0, 61, -116, 0, 1, -69, 0, 8, -93, -93, -155, 0, 2, -102, -102, -155, 0, 1, -96, -67, -78, -141, -141, -141, 0, 36, -46, 0, 5, -104, 0, 1, -96, 0, 1, -78, -67, 0, 3, -147, 0, 3, -54, 0, 20, -52, -15, 0, 2, -54, 0, 13, -82, 0, 25, -22, 0, 14, -155, 0, 12, -104, 0, 2, -104, -104, -104, 0, 58, -104, 0, 83, -104, 0, 2, 69, -81, 69, 69, 0, 1, 197, 0, 4, -116, 197, 0, 1, -116, -116, -116, -81, -162, 0, 14, 69, 44, 0, 4, 44, 44, 44, 0, 1, 44, 0, 2, 197, 69, 69, 69, 0, 1, 69, 0, 5, -162, 0, 3, -162, 0, 4, -197, 0, 1, -162, 116, 0, 1, -93, 116, -81, -221, -104, -116, 0, 8, 69, 0, 3, -93, 93, 93, 0, 5, -104, 0, 1, -221, 0, 1, -93, -116, -93, 0, 1, -93, -93, 0, 6, -81, 0, 4, -81, 0, 21, -139, -139, 0, 1, -139, -93, 0, 14, -116, 0, 1, -151, 0, 8, -151, -151, 0, 18, -69, -69, -69, 0, 18, -69, 0, 56, -81, 0, 53, -183, 0, 1, -31, 0, 6, -197, -197, 0, 58, -69, 0, 2, -69, -31, 0, 28, -93, 0, 4, -69, 0, 5, -31, 0, 10, -279, -279, -279, 0, 11, -139, 0, 19, 25, 0, 2, -145, 0, 1, -11, 0, 6, -145, -145, 0, 9, -14, -17, -17, -17, 0, 1, -23, -23, -23, -23, -58, -58, -58, 0, 18, -58, 0, 1, -23, 0, 17, -14, 0, 2, -11, 0, 21, -23, 0, 6, -101, 0, 4, -69, 0, 5, -11, 0, 68, -69, -69, -69, 0, 289, 46, 0, 158, -4, 0, 162, 17, 0, 157, -21, 0, 158, -13, 0, 2, -30, 0, 156, -69, 0, 2, -103, 26, -13, 0, 155, 17, 0, 162, -35, 0, 1, -36, 0, 12, -80, 0, 8, -164, 0, 2, -164, -164, -164, 0, 1, -268, -188, 0, 1, -336, -336, -336, 0, 33, -67, 0, 3, -67, 0, 4, -148, 0, 1, -268, 0, 4, -80, -52, -44, -67, 0, 22, -119, 0, 13, -80, 0, 40, -54, -30, 0, 3, -97, 0, 154, -30, 0, 161, -89, 0, 124, -128, -139, 0, 85, 69, 0, 116, -116, 0, 1, -64, 0, 6, -244, -244, 0, 2, -7, 0, 7, 26, 26, 26, 0, 1, -150, -81, -150, -81, -160, -160, -104, 0, 3, 186, 186, 186, -209, 0, 3, 186, 0, 1, 280, 186, 0, 3, -116, -104, -116, -151, -151, -104, -81, -209, -128, -128, -104, -86, -69, -93, -81, -78, 0, 2, -69, 0, 1, -280, 0, 2, -280, -64, 0, 2, -209, -122, -267, -162, -162, 222, -69, -116, -209, -267, -209, -267, -267, -69, 0, 2, -209, -110, -209, -151, 0, 6, -139, 0, 1, -162, 0, 2, -69, 0, 5, -64, 0, 1, -104, -121, -69, 0, 3, -244, 0, 2, -69, -69, -174, -69, -162, 0, 1, -267, -104, -162, -69, -121, -69, -121, -121, -116, 0, 15, -97, 0, 5, -69, -158, 0, 1, -82, 0, 6, -69, -244, 26, 0, 2, 26, 26, 26, 0, 8, -187, -104, -155, -140, -202, -202, -202, 0, 2, -48, 0, 4, -48, -68, -48, 0, 1, -48, 93, 0, 4, -80, -202, -116, -139, -81, -81, -81, -81, 0, 16, -82, 0, 1, 26, 0, 9, -80, 0, 7, -100, 0, 1, -139, 0, 6, -139, 0, 4, -128, 0, 5, -82, 0, 2, -141, -81, 0, 3, -221, 0, 2, -111, -111, -197, -128, -104, -128, -186, -128, -209, -197, -141, -93, -141, -104, 0, 4, -17, 0, 2, -69, 0, 7, -336, -374, 0, 4, 26, 0, 1]
    };
  }
});

// src/rendering/fonts/metrics/titleGreek.json
var titleGreek_default;
var init_titleGreek = __esm({
  "src/rendering/fonts/metrics/titleGreek.json"() {
    titleGreek_default = {
      unitsPerEm: 1e3,
      ascent: 1007,
      descent: -298,
      capHeight: 650,
      codePoints: [32, 95, 160, 13, 174, 210, 385, 1, 390, 1, 393, 2, 398, 3, 402, 1, 404, 1, 406, 4, 413, 1, 415, 1, 433, 4, 477, 1, 536, 4, 577, 1, 580, 2, 593, 1, 595, 2, 598, 2, 601, 1, 603, 1, 608, 1, 611, 1, 616, 3, 626, 1, 629, 1, 643, 1, 648, 5, 658, 1, 660, 1, 699, 2, 702, 2, 710, 2, 728, 6, 884, 2, 890, 1, 894, 1, 900, 7, 908, 1, 910, 20, 931, 45, 977, 7, 985, 1, 987, 3, 993, 1, 1008, 3, 1017, 1, 1019, 1, 7838, 1, 7936, 22, 7960, 6, 7968, 38, 8008, 6, 8016, 8, 8025, 1, 8027, 1, 8029, 1, 8031, 31, 8064, 53, 8118, 15, 8134, 14, 8150, 6, 8157, 19, 8178, 3, 8182, 9, 8194, 2, 8199, 1, 8201, 2, 8208, 6, 8216, 3, 8220, 3, 8224, 3, 8230, 1, 8240, 1, 8242, 2, 8249, 2, 8260, 1, 8364, 1, 8470, 1, 8482, 1, 8592, 4, 8722, 1, 8734, 1, 8776, 1, 8800, 1, 8804, 2],
      glyphs: [634, 14, 34, -27, 50, 21, -38, -5, -17, 1, -13, 54, -64, 14, -15, 13, -44, 1, 1, 1, 1, 1, 1, 1, 1, 1, 24, 1, 69, -3, 2, -64, 37, -686, 11, 1, 6, 4, 11, 1, 5, 3, 11, 2, 1, 5, 1, 5, 11, 2, 1, 3, 6, 3, 11, 2, 2, 1, 4, 556, -13, 14, 51, -60, 124, -642, 11, 1, 6, 4, 11, 1, 4, 3, 11, 2, 2, 5, 1, 6, 11, 2, 1, 3, 7, 3, 43, 1, 2, 1, 4, 378, 29, -28, 51, -85, 14, 54, 3, -2, 3, -9, -8, 94, -93, -396, 383, 43, -29, 102, -100, 24, -86, 1, 154, -62, -36, -37, 143, -164, -335, 383, -50, -1, 2, 21, -645, -4, 2, 6, -5, 4, 2, 5, 14, -6, 3, 1, 22, -5, 2, 1, -26, 44, 7, -4, 2, 6, -5, 638, -634, 23, -4, 2, 1, 13, -31, 154, -85, -4, 2, 6, -5, 4, 2, 5, 14, -6, 3, 1, 20, -4, 2, 1, -25, 45, 7, -4, 2, 6, -5, 495, -491, 24, -4, 2, 1, 44, -63, 65, -282, 143, -147, 143, -138, 143, -137, 143, -140, 143, -142, 143, -146, 143, -138, 143, -142, 143, -133, 143, -149, 143, -139, 143, -140, 143, -149, 143, -132, 143, -144, 143, -141, 143, -63, 129, -205, 142, -143, 142, -130, 141, -143, 141, -146, 142, -136, 141, -144, 137, -142, 151, -140, 142, -78, 129, -49, -141, 143, -81, 129, -190, 143, -142, 143, -142, 143, -140, 143, -86, 129, -185, 144, -1, -141, 144, -136, 144, -149, 144, -140, 144, -140, 144, -139, 144, -105, 129, -167, 144, -142, 144, -141, 144, -145, 144, -145, 144, -108, 129, -159, 145, -146, 145, -133, 177, -180, 145, -150, 145, -138, 177, -180, 145, -143, 177, -171, 176, -172, 176, -175, 2, 176, -174, 176, -177, 176, -57, -111, 1, 1, 1, 1, -95, 96, 555, -578, 24, 1, 1, 121, -120, 1, 1, 1, 1, 117, 1, -117, 118, -117, 118, -218, 101, 1, 117, 1, 1, 1, 1, -86, 87, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 519, 1, 1, 1, -11, 1, 1, -6, 7, 4, -3, -5, -103, 1, -75, 31, 92, 1, -405, 311, -310, 1, 1, 1, 1, 1, 132, -162, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 8, 1, 136, 1, 1, -10, 5, -30, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 2, -3, 4, -133, 142, -141, 1, 1, 140, 1, -3, -4, 1, -139, 140, 1, 5, 1, 1, -143, 144, -398, 399, 1, 1, 1, 1, 1, 1, 1, -151, 1, 1, 1, 1, 1, 1, 1, 162, 1, 1, 1, 1, 1, -153, 1, 1, 1, 1, 1, 151, 1, 1, 1, 1, 1, 1, 1, -155, 1, 1, 1, 1, 1, 1, 1, 164, 1, 1, 1, 1, 1, 1, 1, -159, 1, 1, 1, 1, 1, 1, 1, 161, 1, 1, 1, 1, 1, -161, 1, 1, 1, 1, 1, 161, 1, 1, 1, 1, 1, 1, 1, -164, 1, 1, 1, 170, 1, 1, 1, 1, 1, 1, 1, -172, 1, 1, 1, 1, 1, 1, 1, 68, 1, 22, 1, 9, 1, 22, 1, 13, 1, 11, 1, 15, 1, -91, 1, 1, 1, 1, 1, 1, 1, -154, 1, 1, 1, 1, 1, 1, 1, 171, 1, 1, 1, 1, 1, 1, 1, -158, 1, 1, 1, 1, 1, 1, 1, 209, 1, 1, 1, 1, 1, 1, 1, -175, 1, 1, 1, 1, 1, 1, 1, 60, 1, 2, -1, 2, -5, 14, -158, 1, -3, 1, 3, 380, -127, 126, 14, -3, -213, -1, 2, -3, 12, -172, 1, 9, 1, 1, 355, 2, 2, -187, 1, 1, 1, -4, 5, -157, 1, -3, 1, 338, 2, 2, -162, 1, 1, 1, -16, 1, 11, 5, -166, 1, -3, 1, -6, 332, 1, 2, -149, -1, 2, -3, 12, -198, 1, 18, 1, 1, 317, -11, -102, 1, 1, 1, 1, 23, 1, -3, -2, 1, 5, 11, 1, -5, 2, 1, -2, 26, 1, -47, -6, 80, -32, 1, -16, 1, -54, 75, -1, -8, 39, -3, 1, 1, -22, 14, -4, -6, 4, -1],
      advances: [509, 202, 0, 0, 0, 0, 0, 0, 0, 0, 0, 186, -284, 96, 0, 0, 0, 0, 0, 53, 0, 0, 0, -191, 0, 0, 0, 0, 0, 0, 0, 0, -16, 115, -135, 187, 0, 0, 0, -242, 324, 0, 0, -448, 360, -360, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 376, -151, 0, 0, 0, 0, 327, -108, 0, 0, 0, -20, -23, 0, 0, 0, 0, 0, 0, 0, 4, -4, 212, -384, -9, 181, -17, 0, 0, -260, 0, 0, -5, 5, 262, -59, 0, 0, 55, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -47, 0, 291, 0, -250, -107, 0, 0, 0, -30, 0, 0, 0, 123, 14, -151, 199, -40, -57, 17, 5, 53, 79, -283, -18, -140, -41, 387, 38, -23, 30, -56, -52, -204, 208, 60, -52, -30, -168, -72, 0, 0, 0, 0, 0, 0, 0, 0, 0, 177, -69, -123, 0, 0, 0, 0, 0, 127, 22, -22, -32, -97, 0, 0, 0, 0, 0, 0, 0, 0, -3, 11, -70, 132, 0, 0, 0, 67, 3, -3, -266, 0, 0, 0, 0, 0, 0, 0, 0, 0, 241, -267, 0, 268, 22, -273, 0, 20, 91, -94, 510, -244, 0, 94, -94, 0, -14, -39, 0, 0, 0, 0, 0, 0, 0, -5, 5, 261, -221, -6, -3, -143, 0, 0, -40, 0, 0, 0, 0, 207, -268, 68, 22, -22, 188, 0, 0, 0, 0, 0, 0, 0, -65, 43, -251, 283, -165, -33, 162, 50, -151, -68, 7, 202, -32, -86, 82, 15, -137, 143, -49, -199, -9, 1, 275, -61, -219, 74, 193, -31, -36, -8, -29, 21, 78, 0, 0, -75, 262, 0, -250, -13, 0, 0, 0, -50, 0, 0, 0, -164, 84, -16, 204, 278, 20, -153, 91, -221, 159, -199, -101, 312, -98, -88, 135, -89, 28, 205, -39, -409, 380, -37, 213, -108, -140, 97, 42, -214, 21, 77, 52, 3, -6, 87, 9, -121, 21, 229, -445, 339, 42, -9, -532, 383, -204, 201, 3, 158, -158, -30, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -12, 10, 118, 11, 10, -3, -132, 18, 214, -3, 126, 6, 6, 2, -58, 3, -93, 13, -143, 141, -3, 126, 6, 6, 2, -58, 3, -532, 1, 138, -18, 18, -18, -29, -9, -99, 33, -156, 0, 480, 17, 134, 4, -36, 1, -97, -42, -87, 155, 121, 3, -54, -73, -7, -136, 0, 131, 22, 129, 1, -34, -2, -34, -10, -28, -61, -21, 60, 0, 129, 1, -34, -2, -34, -10, -452, 25, -51, -27, -82, 10, 134, -59, -168, 227, 5, 54, -121, -50, 23, 137, -121, -77, 155, -64, 13, 104, -98, 142, -10, -319, 0, 0, 181, 0, 0, -43, 181, -101, -135, 144, -89, -12, 35, 116, -35, -38, 59, 65, -86, -90, 1, 256, -191, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -135, 0, 0, 0, 0, 0, 0, 0, 144, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -227, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 138, 0, 0, 0, 0, 0, 0, 0, 16, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 138, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -319, -34, 320, -167, 129, -47, 70, -83, 50, 16, -2, -1, -195, -76, 75, -35, 29, -271, 668, -69, 3, -400, 75, -35, -67, 0, 330, 225, -212, -193, -41, -107, 14, 1, 0, 29, -30, 485, -449, 0, 112, 0, -152, 128, -13, 127, -76, 0, -101, 303, 352, -342, -55, -258, 0, 1835, -1829, 0, 66, 0, -26, 0, -108, 192, 0, 0, -192, 0, 347, 0, -211, 0, 0, -151, 128, -140, 0, 557, 15, -168, -188, 246, 4, 461, -812, -142, 137, -53, 2, 199, 0, 419, -162, -298, 78, -54, 88, 84, -28, 10, -49, 38, 11, 0, -61, 0, 48, 0, 2, -67, 0, 84, -105, 286, 37, -280, 133, 317, -732, 174, 563, -564, 564, -1007, 225, 112, -112, 0, 0, 112, 0, 0, 0, 0, -2, 2, 0, 0, -112, 0, 112, -337, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 337, -112, 0, 0, 112, -42, 0, 42, -112, 112, 0, -88, 21, -45, 0, 0, 0],
      leftClasses: [-1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, -9, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 13, 1, -11, 12, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, -18, 4, 1, 2, 3, 3, -17, 2, 0, 0, 4, -5, 22, -17, 2, 3, -9, 22, -22, 19, -6, 2, 1, -20, -1, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, -1, -24, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 4, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, -29, 0, 0, 0, 0, 0, 30, 0, -6, 0, 1, -25, 24, 4, 0, 0, 0, 0, 0, -28, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1, 0, 9, 1, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, -36, 29, 0, 0, 0, 0, 0, 0, 0, -2, 3, -6, 4, 4, 4, -6, 7, -15, 11, 3, 2, -16, 0, 17, 1, -17, 17, 1, -12, 9, -38, 28, -6, 20, -42, 29, -29, 43, 1, 1, -45, 29, 0, 0, 12, 0, 0, 5, -5, 0, 0, 0, -41, 0, 0, 0, -8, 8, 0, -8, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 47, -47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 1, -49, 0, 0, 0, 0, 0, 0, 0, 0, 49, -49, 0, 49, -49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 49, 0, 0, 0, -49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 1, -51, 0, 0, 52, -52, 53, 1, 1, 1, -56, 57, 1, 1, -59, 0, 0, 0, 0, 0, 0, 60, -60, 0, 0, 61, -61, 50, 0, 12, 1, -1, 1, 1, 1, -65, 66, -66, 0, 26, -26, 0, 67, 1, 1, 1, -70, 71, 1, -72, 0, 0, 0, 0, 73, -73, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 8, 0, 0, -8, 8, 0, 0, 0, -8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 74, 0],
      rightClasses: [-1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, -2, 1, 0, 0, 0, 2, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, -4, 0, 0, 0, 0, 0, 5, -5, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 1, -1, 0, 0, 6, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, -9, 0, 0, 0, -2, -1, 0, 0, 0, 8, 5, 1, -14, 13, -10, 12, 1, -16, 0, 17, -16, 17, -9, 3, -6, 2, 1, -11, -1, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 1, 0, 0, 1, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, -4, 2, -2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, -7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, -2, -5, 7, 0, 0, 3, 0, 0, 0, 0, -7, 0, 8, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, -8, 1, 0, 2, 0, 4, -6, 8, 1, -4, 1, -11, -18, 33, -15, 0, 16, -16, 17, -11, 6, 6, -9, -9, -18, 0, 30, -30, 30, 7, 1, -38, 30, 0, 0, 5, 0, 0, 4, -8, 0, 0, 0, 7, 0, 0, 0, -44, 6, 0, -6, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 40, -40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, -41, 41, -41, 41, -41, 41, -41, 41, 0, -41, 0, 41, -41, 41, 0, 0, 0, 0, 0, 0, -41, 41, -41, 41, -41, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, -41, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, -41, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, -41, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 0, 1, 0, -43, 44, -44, 45, -45, 46, 1, 1, -48, 49, 1, 1, -51, 0, 0, 0, 0, 0, 0, 0, 52, -52, 52, -52, 52, -10, 0, 11, 1, -1, 1, 1, 1, 1, -57, 0, 0, 0, 0, 0, 58, 1, -59, 60, -60, 61, 1, -62, 0, 0, 0, 0, 63, -63, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 47, -41, 0, -6, 6, 0, 0, 0, -6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0],
      kerning: [0, 2, -8, -25, -20, 0, 5, -95, -27, -129, 0, 1, -75, -25, -5, -8, -19, 0, 1, -33, 0, 2, -11, 0, 11, -8, -70, 0, 3, -75, 0, 2, -9, 0, 7, -35, -58, -99, 0, 1, -84, 0, 2, -38, -105, -40, 0, 1, -25, 0, 2, -14, -25, -30, -40, -80, 0, 21, -11, 0, 1, -11, -25, 0, 9, -20, 0, 1, -30, 0, 3, -30, -10, 0, 28, -11, -21, 0, 4, -14, 0, 3, -9, 0, 1, -27, -15, -25, 0, 27, -8, 0, 27, -5, 0, 12, -8, -14, 0, 1, -14, 0, 4, -8, 0, 12, -11, -8, -19, 0, 3, -14, 0, 29, -38, -54, 0, 1, 14, 0, 2, -8, 0, 3, -20, 0, 1, -40, -40, -28, 0, 4, -5, 0, 22, -16, 0, 4, -27, 0, 6, -30, 0, 2, -11, 0, 12, -78, 0, 20, -25, 0, 1, -30, -30, -11, 0, 1, -19, 0, 2, -8, 0, 2, -22, -20, -11, -30, -11, -19, -19, -30, -40, -38, 0, 1, -11, 0, 2, -55, 0, 6, -25, 0, 7, -16, 0, 8, -16, 0, 4, -14, 0, 3, -14, 0, 1, -19, -11, -11, 0, 15, -8, 0, 144, -11, 0, 35, -16, 0, 19, -11, 0, 1, -8, 0, 3, -11, -4, -8, -5, 0, 2, -19, 0, 1, -16, 0, 2, -5, 0, 1, -11, 0, 1, -8, 0, 1, -14, 0, 28, -33, -11, 0, 5, -14, 0, 4, -11, 0, 1, -8, 0, 5, -14, -16, 0, 9, -8, -16, -38, 0, 3, -49, 0, 10, -38, -49, 0, 9, -44, 0, 3, -47, 0, 13, -115, 0, 1, -49, 0, 1, -49, -27, 0, 7, 11, 0, 12, -50, 0, 3, -50, 0, 11, -25, -49, 0, 1, -36, 0, 3, -55, 0, 7, -33, 0, 23, -20, 0, 1, -20, -20, 0, 9, -40, -16, -40, 0, 3, -40, -10, 0, 24, -14, 0, 3, -8, 0, 8, -8, 0, 6, -11, 0, 4, -11, 0, 1, -16, -11, 0, 3, -4, -14, -8, -11, -11, -19, 0, 4, -11, -11, 0, 2, -11, 0, 1, -22, 0, 2, -16, 0, 22, -85, -109, 0, 7, -14, 0, 3, -11, 0, 7, -34, 0, 1, -36, -34, 0, 2, -14, 0, 5, -16, 0, 5, -8, 0, 2, -52, 0, 4, -89, 0, 6, -38, 0, 5, -40, 0, 3, -11, 0, 5, -25, 0, 11, -25, -36, -36, 0, 55, 18, 0, 2, -19, 0, 6, -100, -11, -115, 0, 1, -80, -25, 0, 4, -16, 0, 13, -8, -11, -38, 0, 3, -38, 0, 10, -25, -44, 0, 2, -49, 0, 1, -19, -38, 0, 3, -38, 0, 8, -7, 0, 21, 8, 0, 2, -11, 0, 43, -14, 0, 5, -14, 0, 3, -14, 0, 1, -11, 0, 1, -14, 0, 6, -8, 0, 4, -11, 0, 1, -11, -11, -11, -11, -11, -5, -19, -11, -22, 0, 3, -25, 0, 3, -19, 0, 25, -85, -100, 0, 1, -20, -8, 0, 4, -11, 0, 2, 40, 0, 1, 8, 0, 6, -105, 0, 1, -100, -5, -105, -8, -47, 0, 1, -14, -73, -33, -33, -89, -100, -47, -100, -105, -44, -86, -100, -90, -52, -95, -90, 0, 2, -105, -75, 0, 2, -85, -50, 0, 1, -65, 0, 1, -63, 0, 3, -79, -55, -44, -33, -37, 0, 5, -41, 0, 5, -11, 0, 14, -16, 0, 1, -16, 0, 2, -14, -19, -19, -14, -8, -11, -11, -22, 0, 2, -22, 0, 1, -22, -19, 0, 2, -33, -19, 0, 26, -135, -155, 0, 1, -40, -22, 0, 3, -27, -49, 0, 6, -17, -34, 0, 3, -105, 0, 1, -111, -25, -101, -33, -55, -22, -25, -90, -27, -27, -115, -80, -49, -100, -101, -44, -101, -100, -90, -71, -93, -99, 0, 2, -127, -100, 0, 2, -87, -50, 0, 1, -115, 0, 1, -62, 0, 3, -119, -69, -44, -49, -82, -25, -25, 0, 1, -19, 0, 4, -40, -24, 0, 11, -11, -8, 0, 5, -14, 0, 11, -14, -58, 0, 3, -36, 0, 10, -49, -76, 0, 3, -45, 0, 3, -61, 0, 1, -33, -14, 0, 2, -25, 0, 1, -14, 0, 1, -72, -88, 0, 1, -28, -14, 0, 3, -8, -25, 18, 0, 5, -8, -16, 0, 3, -92, 0, 1, -100, -19, -81, -25, -49, -19, -11, -56, -27, -27, -84, -94, -38, -80, -81, -36, -81, -80, -60, -38, -71, -77, 0, 2, -85, -80, 0, 2, -85, -40, 0, 1, -61, 0, 1, -65, 0, 3, -95, -75, -44, -49, -30, 0, 1, -16, 0, 1, -19, 0, 37, -27, 0, 39, -8, 0, 3, -25, 0, 1, -25, 0, 1, -22, 0, 11, -8, 0, 7, -11, 0, 1, -33, 0, 3, -33, 0, 29, -38, 0, 20, -11, 0, 1, -8, 0, 2, -11, -8, 0, 2, -14, 0, 2, -11, -11, 0, 1, -11, 0, 3, -11, 0, 2, -11, -16, 0, 35, -120, 0, 1, -49, 0, 1, -49, 0, 16, -5, -5, 0, 3, -21, 0, 3, -23, 0, 2, -20, 0, 9, -45, 0, 1, -55, 0, 2, -40, -11, 0, 7, -47, 0, 1, -45, 0, 7, -8, 0, 2, -58, 0, 1, -60, 0, 1, -66, 0, 7, -8, -5, 0, 16, -8, 0, 1, -11, 0, 1, -15, 0, 10, -51, 0, 2, -19, 0, 11, -11, 0, 5, -22, -14, 0, 2, -58, 0, 1, -66, 0, 1, -55, 0, 6, -9, -16, 0, 5, -15, 0, 5, -5, 0, 1, -20, 0, 2, -7, -15, 0, 1, -14, -7, -30, 0, 2, -17, 0, 5, -23, 0, 1, -69, 0, 2, -58, -19, 0, 1, -11, 0, 15, -11, 0, 2, -58, 0, 1, -49, 0, 1, -55, 0, 6, -15, 0, 1, -9, 0, 4, -5, 0, 1, -7, -11, -11, 0, 3, -9, 0, 3, -9, 0, 2, -11, -22, 0, 8, -11, 0, 1, -52, 0, 37, -11, 0, 10, -11, -5, -8, 0, 3, -11, 0, 18, -15, 0, 32, 33, 0, 5, 33, 0, 2, 19, 19, 0, 39, 38, 22, 0, 6, 66, 0, 10, -20, 70, -25, 70, -8, 0, 1, -8, 36, 70, 0, 1, 38, 38, 0, 4, -8, 0, 1, -5, 0, 2, -11, 0, 4, -11, 0, 1, 60, 66, 0, 2, 93, 0, 1, 82, 0, 1, 77, 44, 71, 0, 4, 11, 0, 3, 49, 120, 0, 12, -33, 0, 1, -49, 0, 8, -5, 0, 7, 25, 14, 0, 5, -5, 0, 16, -19, 0, 24, -60, 0, 1, -60, 0, 1, -66, 0, 7, -8, 0, 11, -11, 0, 1, -32, 0, 3, -25, 0, 12, -25, 0, 1, -74, 0, 24, -25, 0, 1, -27, 0, 42, -25, 0, 26, -30, 0, 10, -14, -14, -8, 0, 11, -8, -3, -5, 0, 11, -16, 0, 8, -19, 0, 30, -12, -8, 0, 20, -8, 0, 11, -55, 0, 26, -30, 0, 10, -8, 0, 18, -30, 0, 4, -38, 0, 6, -25, 0, 5, -19, 0, 19, -47, 0, 1, -52, 0, 23, -7, 0, 18, -25, 0, 3, -15, 0, 40, -11, 0, 3, -19, -11, -19, 0, 3, -25, 0, 3, -11, 0, 74, 135, 140, 0, 2, 165, 0, 3, 195, 160, 165, 0, 65, -11, 0, 35, -19, 0, 1, -19, 0, 3, -5, 0, 5, -5, 0, 62, -5, 0, 9, -14, 0, 3, -14, 0, 51, -8, 0, 17, -8, 0, 51, 66, 0, 3, 33, 0, 1, 66, 33, 0, 1, 33, 33, 0, 37, -69, 0, 20, -20, 0, 1, -20, -10, -15, 0, 1, -16, -11, 0, 4, -5, 0, 3, -12, -4, -25, 0, 2, -33, 0, 4, -70, 0, 3, -14, 0, 2, -52, 0, 2, -11, 0, 2, -40, 0, 2, -5, 0, 28, 80, 0, 1, 80, 0, 4, 55, 0, 62, -5, 0, 13, -14, 0, 3, -8, 0, 52, -11, 0, 10, -19, -14, -33, 0, 3, -33, 0, 50, -11, -3, -17, 0, 1, -7, 0, 11, -7, 0, 1, -7, 0, 3, -8, 0, 11, -63, 0, 35, -7, 0, 1, -25, -5, -8, 0, 1, -8, 0, 9, -8, 0, 1, -5, 0, 11, -19, 0, 3, -61, 0, 4, -25, 0, 54, -115, -100, 0, 69, -90, 0, 69, -72, 0, 26, -27, 0, 6, -105, 0, 1, -127, 0, 1, -95, 0, 6, -12, 0, 1, -17, 0, 12, -66, 0, 3, -76, 0, 39, -75, 0, 1, -100, 0, 1, -80, 0, 61, 33, 0, 3, -30, 0, 1, -47, 0, 1, -65, 0, 61, 33, 0, 5, -38, 0, 1, -49, 0, 55, -35, 0, 9, -85, 0, 1, -87, -49, -85, 0, 25, -14, 0, 3, -19, 0, 25, -58, 0, 9, -50, 0, 1, -45, -76, -40, 0, 55, -99, 0, 20, -24, 0, 1, -16, 0, 46, -110, 0, 20, -63, 0, 1, -85, 0, 1, -60, 0, 1, -33, 0, 2, -65, 0, 2, -47, -19, -14, -35, -60, 0, 1, -45, -18, 0, 2, -40, -20, 0, 28, -8, 0, 6, -79, -33, -118, 0, 1, -105, 0, 19, -19, 0, 1, -16, 0, 3, -65, 0, 39, -63, 0, 1, -62, -45, -65, 0, 58, -11, 0, 2, 49, 0, 99, -11, 0, 3, -11, 0, 29, -119, 0, 22, -44, 0, 9, -27, 0, 5, -11, 0, 30, -130, 0, 20, -90, 0, 1, -90, 0, 1, -34, 0, 1, -25, 0, 2, -19, 0, 2, -22, 0, 3, -34, 0, 1, -35, 0, 1, -44, 0, 38, -55, 0, 1, -69, 0, 1, -75, 0, 8, -11, 0, 46, -40, 0, 9, -90, 0, 1, -115, -61, -95, 0, 21, -30, 0, 3, -40, 0, 3, -25, 0, 25, -25, 0, 9, -44, 0, 1, -44, -33, -44, 0, 55, -11, 0, 9, -33, 0, 1, -44, -14, -55, 0, 65, -67, 0, 1, -66, 0, 1, -72, 0, 8, -17, 0, 46, -75, 0, 2, -30, 0, 17, -47, 0, 1, -53, 0, 1, -45, 0, 4, -56, 0, 2, -45, 0, 2, -27, -45, 0, 1, -45, -45, 0, 2, -45, -50, 0, 37, -11, 0, 57, -33, 0, 5, -16, 0, 5, -25, -30, -25, 0, 55, -11, 0, 69, -40, 0, 11, -19, -14, -19, 0, 8, -11, 0, 46, -70, 0, 20, -55, 0, 1, -55, 0, 46]
    };
  }
});

// src/rendering/fonts/metrics/titleWide.json
var titleWide_default;
var init_titleWide = __esm({
  "src/rendering/fonts/metrics/titleWide.json"() {
    titleWide_default = {
      unitsPerEm: 1e3,
      ascent: 924,
      descent: -287,
      capHeight: 625,
      codePoints: [32, 95, 160, 13, 174, 210, 399, 1, 402, 1, 407, 1, 416, 2, 431, 2, 461, 16, 482, 2, 486, 6, 504, 36, 562, 2, 567, 1, 580, 1, 593, 1, 601, 1, 616, 1, 649, 1, 699, 2, 702, 2, 710, 2, 728, 6, 937, 1, 1024, 96, 1122, 2, 1130, 2, 1138, 4, 1162, 28, 1192, 88, 1296, 4, 1306, 4, 1316, 6, 1326, 2, 7692, 4, 7712, 2, 7716, 2, 7722, 2, 7728, 2, 7734, 6, 7742, 14, 7770, 10, 7788, 4, 7808, 6, 7822, 2, 7826, 2, 7831, 1, 7838, 1, 7840, 90, 8194, 2, 8199, 1, 8201, 2, 8208, 6, 8216, 3, 8220, 3, 8224, 3, 8230, 1, 8239, 2, 8242, 2, 8249, 2, 8260, 1, 8304, 1, 8308, 7, 8317, 13, 8333, 2, 8353, 1, 8356, 1, 8358, 2, 8362, 3, 8366, 1, 8369, 2, 8372, 2, 8376, 3, 8381, 1, 8467, 1, 8470, 2, 8482, 1, 8494, 1, 8539, 4, 8592, 6, 8706, 1, 8719, 1, 8721, 2, 8730, 1, 8734, 1, 8747, 1, 8776, 1, 8800, 1, 8804, 2, 9632, 2, 9650, 1, 9660, 1, 9670, 2, 9674, 2, 9679, 1],
      glyphs: [749, 8, 38, -31, 56, 38, -59, -3, -19, 1, -15, 74, -84, 14, -15, 13, -59, 1, 1, 1, 1, 1, 1, 1, 1, 1, 39, 1, 89, -3, 2, -84, 39, -615, -179, 205, -204, 6, 20, 185, -182, 5, 17, 2, 4, 9, 4, 11, 29, 2, 104, -103, 9, 7, 27, 1, 5, 1, 10, 603, -15, 16, 69, -77, 104, -473, -174, 1, 6, 196, -190, 211, -210, 5, 17, 3, 5, 9, 4, 12, 28, 2, 1, 9, 8, 8, 27, 1, 5, 1, 10, 379, 30, -29, 69, -99, 8, 59, 16, -14, 17, -26, -9, 75, -74, -336, 325, 59, -47, 83, -80, 41, -111, 1, 142, -174, 95, -39, 126, -152, -268, 325, -74, -1, 2, 41, -559, -17, 8, 16, -9, 7, -205, 211, -187, -13, 3, 7, 27, -8, 3, 2, -40, 78, 15, -12, 3, 23, -16, 742, -728, 36, -12, 4, 2, 28, -53, 347, -40, -17, 8, 16, -9, 7, 3, -196, 213, -13, 3, 7, -186, -7, 3, 2, -18, 59, 15, -12, 3, 23, -16, 529, -515, 44, -12, 4, 2, 28, -62, 64, -189, 222, -241, 222, -202, 222, -217, 23, -20, 23, -22, 23, -26, 23, -227, 233, -232, 233, -213, 423, -438, 423, -413, 423, -417, 423, -438, 423, -219, 240, -241, 239, -236, 240, -241, 240, -422, 211, -213, 211, -191, 211, -214, 211, -221, 211, -200, 211, -217, 204, -211, 222, -205, 212, -208, 212, 1, -211, 213, -211, 213, -214, 213, -211, 213, -209, 213, -207, 213, -210, 214, -216, 214, -1, -205, 214, -190, 214, -235, 214, -195, 214, -207, 348, -240, 110, -108, 110, -111, 110, -214, 222, -219, 222, -223, 222, -223, 222, -212, 221, -222, 221, -222, 221, -189, 222, -225, 222, -242, 222, -200, 222, -226, 222, -219, 222, -216, 222, -216, 222, -221, 8, 222, -220, 222, -223, 222, 62, -249, 582, -743, 47, 214, -166, 222, -180, 222, -370, 211, -165, 214, -165, 222, -215, 222, -225, 222, -221, 222, -221, 222, -363, 430, -401, 425, -397, 212, -162, 214, -242, 214, -89, 222, -427, 430, -320, 214, -128, 222, -217, 222, -404, 423, -417, 423, -405, 211, -205, 210, -165, 214, -202, 214, -97, 110, -107, 110, -198, 222, -206, 222, -255, 222, -214, 221, -176, 222, -130, -132, 94, 224, -189, 93, 532, -1, 3, -1, -10, 1, 1, -6, 7, 4, -3, -5, -176, -227, 1, 32, -39, 31, -1, 3, 1, 1, 71, -77, 7, -25, 91, 3, -80, 72, -100, 1, 1, 99, -93, 3, 1, 90, 1, -90, 93, -91, 1, 1, 1, 1, 1, 1, 86, -85, 1, 2, -1, 2, 1, 4, -1, -1, 6, 5, 1, 168, 1, -92, 1, 92, 1, -87, 1, 89, 1, -89, 92, 1, -91, 1, 1, 1, 1, 1, 87, -86, 1, 2, -1, 2, 1, 4, -1, -1, 6, 5, 71, -11, 1, -60, -34, 27, -1, 3, 1, 1, 72, -78, 7, -24, 90, 4, -81, -98, 112, -111, 112, -111, 112, -111, 112, -54, 113, -121, 109, -108, 109, -202, 117, -115, 117, -116, 117, -77, 112, -111, 112, -111, 112, -111, 112, -111, 112, -111, 112, -111, 112, -111, 112, -110, 112, -111, 112, -111, 112, -111, 112, -111, 112, -111, 112, -111, 112, -111, 112, -111, 112, -111, 112, -110, 112, -111, 112, -111, 1, 112, -111, 112, -73, 115, -153, 112, -111, 112, -111, 112, -111, 151, -45, -70, 116, -115, 116, -152, 153, -152, 153, -152, 109, -108, 109, -108, 109, -108, 109, -108, 109, -78, 118, -117, 118, -149, 109, -108, 109, -108, 109, -108, 109, -80, 118, -117, 118, -117, 118, -148, 109, -191, 117, -34, 109, -108, 109, -108, 109, -108, 109, -108, 109, -108, 109, -108, 109, -108, 109, -149, 112, -101, 112, -80, 109, -108, 109, -667, 233, -232, 233, -210, 428, -423, 211, -213, 211, -188, 212, -204, 213, -212, 213, -212, 213, -210, 213, -212, 213, -212, 213, -207, 214, -213, 214, -212, 214, -219, 214, -66, 110, -109, 110, -108, 110, -215, 222, -221, 222, -215, 222, -221, 222, -189, 222, -225, 222, -220, 222, -215, 222, -212, 222, -51, -227, 74, 222, -220, 222, -231, 222, -220, 222, -221, 222, -221, 222, -225, 222, -230, 222, -220, 222, -221, 222, -221, 222, -225, 222, -385, 423, -421, 423, -419, 423, -437, 423, -421, 423, -422, 423, -422, 423, -426, 423, -390, 210, -212, 210, -160, 214, -212, 214, -223, 214, -212, 214, -213, 214, -213, 214, -217, 214, -204, 214, -212, 214, -213, 214, -213, 214, -217, 214, -171, 222, -220, 222, -220, 222, -220, 222, -221, 222, -221, 222, -225, 222, -199, 222, -223, 222, -220, 222, -220, 222, 346, -1, 2, 5, -4, 25, 1, -3, -2, 1, 2, 18, 1, -5, 2, 1, -2, 26, 1, -51, -6, -8, 111, -52, 1, -15, 1, -78, 18, 4, 1, 1, 1, 1, 1, 117, -77, 1, -319, 259, 1, 1, 1, 1, 1, 1, 1, 1, 1, 42, 1, 42, 7, 2, 1, 4, -11, 1, 13, -6, -6, 1, -8, 18, -3, -5, 4, -19, 4, -11, 1, 9, -94, 1, 1, 1, 141, -3, 1, 1, 2, 1, -9, -3, 1, -17, 18, -4, 1, -5, -6, 4, -1, 27, 1, 1, 1, -6, 1, 1, -3, -1],
      advances: [501, 382, 0, 0, -301, 118, 0, 0, 0, 0, 0, -153, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -29, 199, 0, 45, 0, 0, 0, 0, -423, 357, -357, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 320, 0, 0, 0, -112, 0, 0, 0, 0, 0, 0, 0, -3, 312, 0, 0, 0, -118, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, -17, 160, -377, -4, 221, -259, 0, 0, 0, 0, 0, 0, 0, 174, -41, -8, 8, 0, 0, 0, 0, 61, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -39, 256, 0, 0, 0, 0, -269, -33, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, 0, 0, 0, 0, 109, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, 0, -28, 0, 0, 0, 0, 0, -12, 54, 0, 0, 0, 0, -36, 0, 0, 0, 0, 0, 0, 0, 0, -199, 24, -94, 0, 0, 0, 0, 0, 91, -41, 41, 1, -1, 0, -206, 200, 0, 0, 0, 0, -239, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 264, -264, 0, 0, 0, -5, 0, 0, 230, 0, 0, 0, 18, -244, 0, 0, 0, 0, 0, 0, 0, 3, 504, 0, 0, 0, -249, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16, -21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 0, 9, 26, -18, 3, -123, 0, 0, 0, 0, 0, 0, 0, 0, -37, 0, 0, 0, 0, 0, 0, 0, 0, 2, -2, 0, 0, 0, 0, 0, 164, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, -3, 0, 0, 0, 0, 0, -63, 242, 0, 0, 0, 0, -240, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, -25, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 170, 0, 0, -176, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 36, 0, 0, 0, 0, 0, 0, 242, -136, -293, 75, -52, 37, 260, 0, -60, 0, 0, 0, 0, 103, -78, 0, 0, 459, -477, 135, 0, 186, -88, 4, -18, -199, 120, -29, 143, -134, -15, 99, 321, 4, -328, -164, 307, -203, 329, -492, 162, -27, -303, 0, -22, 419, 307, -431, 139, -63, 216, -138, -89, 329, -477, 135, 38, -38, 100, -2, 130, -144, 41, -120, -29, -24, 0, 31, 222, -235, 11, -13, 0, 108, 0, -401, 667, -347, 112, -9, -128, 216, 33, -336, 92, 0, 367, -477, 11, 226, 0, 0, -124, -8, 239, -351, 127, 0, -120, 161, 76, 152, -352, -17, 232, -100, 30, 5, 50, 0, 0, 0, -55, -91, 0, 305, -214, 0, 0, 55, 0, -146, 0, 0, -171, -76, 0, -1, 1, 0, 53, 267, -308, 86, 0, 57, -42, 42, -22, -86, -2, 240, -218, 1, 82, 230, -1, -226, -100, 243, -188, 214, -358, 83, 33, -187, 0, -5, 244, 197, -224, -2, 190, -180, -32, 246, -335, 110, 35, -37, 64, -10, 115, -114, -2, -106, -2, 20, 0, 2, 166, -175, 32, 42, 0, -32, 0, -208, 428, -228, 58, 5, -95, -21, 0, 281, -308, 12, 89, 0, 0, -33, -12, 228, -296, 67, 0, -67, 98, 26, 183, -254, 80, 22, -57, -51, 63, -10, -59, 0, 0, 100, 0, 14, -14, -71, 122, -135, 0, 161, -162, 14, 122, -145, 0, 170, -176, 100, 0, -84, 0, 0, 288, -216, -1, -110, 54, -10, 37, -24, 45, -64, 64, -4, -392, 514, -6, -11, 41, -11, 7, -16, -318, -35, -10, -1, 18, -11, 18, -34, 34, 5, 16, -35, -10, -1, 18, -11, 18, -34, 34, 5, 720, -500, -196, -188, 83, 34, 0, -34, 4, 18, -18, 25, 443, -415, 0, 79, -9, -132, 123, 130, 78, -178, 0, -25, 192, 315, -339, 141, -309, 0, 75, -238, 0, 149, 0, -20, -6, -9, 0, -114, 0, 28, 173, -9, 0, -162, -2, 280, 0, -164, 0, -9, -148, 199, 380, -17, -58, -179, 252, 19, 0, -11, -400, -185, 146, -125, 0, 240, -70, 0, 158, 367, -330, 0, 0, -119, 4, 63, 106, -34, -115, -6, 3, 131, -74, 0, -25, -46, 141, -130, 72, -4, -8, -94, 0, -5, 5, 70, 0, -61, 0, 1, 0, -10, 115, -70, -48, -3, 428, -535, 423, -166, -109, 90, 51, 290, -466, 37, 214, -214, 216, 79, -295, 332, 0, -465, 0, 0, 0, 0, 309, 0, -289, -176, 67, -1, 93, -60, -28, 58, 34, 75, -39, -113, 36, -95, 44, -21, 3],
      leftClasses: [-1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, -3, 0, 0, 0, 0, 0, 0, 0, 4, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -5, 6, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, -7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 8, -6, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, -5, 0, -4, 4, 0, 0, 0, 0, 0, 0, 0, 0, -4, 4, -4, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -12, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, 0, 0, 0, 0, 0, 2, -2, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, -14, 15, 1, 1, 0, 0, 0, 0, -17, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, -18, 0, 0, 0, 0, 0, 0, 19, -19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, -20, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, -15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, -15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, -15, 0, 15, 0, 6, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, -23, 0, 23, -23, 23, 0, 0, -23, 0, 0, 0, 0, 0, 0, 0, 24, -24, 24, -24, 0, 0, 0, 0, 0, 0, 0, 0, 24, -24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, -24, 0, 25, 0, 0, 0, 0, 0, -25, 25, 1, 0, 0, -1, 0, 1, 0, 0, 0, -26, 0, 0, 0, 0, 24, -24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, -24, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1, 0, 0, 0, 0, 0, -2, 12, 0, 0, 0, 0, 0, 0, -11, -16, 0, 28, -28, 0, 0, 0, 9, 0, 0, 0, 0, 6, -15, 0, 0, 6, -6, 6, -6, 0, 0, 2, -2, 8, -8, 9, 20, -18, -11, 0, 0, 0, 0, 15, -15, 15, 0, -15, 0, 2, -2, 0, 0, 0, 2, -2, 15, 0, -9, -4, 8, -4, -6, 6, 0, 0, 0, -6, 9, -9, 2, -2, 9, 3, 0, -1, -11, 0, 0, 15, -15, 2, 0, -2, 6, 0, -1, -5, 0, 0, 0, 0, 2, 0, 4, -6, 0, 2, 0, 0, 0, -2, 0, 9, 2, 0, -11, 5, -3, 8, 5, -15, 0, 0, 13, 17, -30, 0, 0, 0, 13, -1, 0, 3, -15, 13, 0, -13, 0, 12, 0, 0, -12, 31, 0, 0, 0, 0, -31, 20, -20, 20, 0, -20, 15, -15, 15, 1, 15, -16, -15, 0, 32, -32, 32, -32, 33, -33, 33, -33, 23, -7, -1, -15, 19, -19, 18, -3, 0, 18, -13, -5, 10, -5, -20, 20, 0, 0, 0, -20, 31, -31, 15, 1, 15, -6, 0, -25, 0, 0, 0, 0, 0, 15, 0, -15, 20, 0, -20, 0, 0, 15, -15, 20, -20, 0, 0, 15, -15, 0, 0, 0, 31, -31, 0, 16, -16, 0, 25, 8, -18, -15, 0, 24, -24, 34, -18, -16, 17, -17, 0, 0, 0, 34, 1, -10, 1, 7, -33, 34, 1, -35, 0, 16, -16, 0, 0, 25, 1, 0, -26, 0, 0, 0, 0, 0, 0, 0, 0, 36, -36, 37, -37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, -28, 0, 0, 0, 0, 0, 0, 0, 38, 0, -38, 0, 38, -38, 0, 39, -39, 40, 0, -12, -28, 28, -28, 40, 0, 0, 0, 0, 0, 0, -2, -38, 0, 0, 0, 0, 0, 0, 0, 28, 0, 10, 0, -10, 0, 0, 0, 12, 0, 0, 0, -12, 0, -28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, -28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, -40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, -28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, -28, 0, 0],
      rightClasses: [-1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 0, 2, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, -3, 0, -2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -9, 0, 0, 9, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, -1, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 10, 1, -1, 2, 0, 0, 0, 0, -2, 2, -2, 0, 0, 0, -10, 11, 0, 0, 0, 0, 2, 1, -1, -13, 0, 0, 0, 15, -15, 0, 0, 0, 0, 0, 0, 0, 0, 16, -16, 0, 11, 0, 0, 0, 3, -3, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, -14, 0, 0, 14, -14, 14, 0, -14, 14, -14, 14, -4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 2, -12, 10, 2, 0, 0, 0, 0, 0, 0, 0, -2, 0, 2, 0, 2, -3, -1, 4, -14, 0, 0, 0, 14, -14, 0, 14, 3, -17, 0, 17, -17, 17, 0, 0, -3, -14, 0, 0, 0, 0, 14, 0, 0, 0, 0, -14, 0, 0, 0, 0, 0, 0, 0, 0, 14, -14, 0, 14, -14, 14, -14, 0, 0, 0, 0, 0, 14, -14, 0, 18, 0, 0, 0, 0, 0, -4, 5, 1, 0, 0, -2, 0, 2, 0, -1, 1, -6, -14, 0, 0, 14, 7, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, -11, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 2, 0, 0, 0, 0, 0, 9, 2, 0, 0, 0, 0, 0, 0, -13, -10, 0, 24, -24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 1, -26, 0, 0, 0, 1, -1, 0, 1, 4, 22, -20, 21, -28, 0, 0, 0, 0, 0, 5, -5, 3, -2, 25, -26, 0, 0, 5, -5, -1, 6, 0, 20, -24, 5, 19, 1, -26, 0, 0, 5, -5, 0, 0, 1, 0, 4, 3, 0, -1, -2, 23, 0, -28, 0, 1, 0, -1, 25, -25, 0, 0, 0, 0, 0, 0, 26, 0, -1, 1, 0, -25, 0, 0, 25, 2, -28, 0, 7, 0, -7, 29, -28, 5, -6, 0, 0, 0, -1, 0, 1, 0, 0, 0, -1, 9, 0, -9, 30, -30, 0, 1, 0, 8, 0, 0, 6, 0, -14, 14, 0, 0, 0, 16, 1, -17, 0, 0, -4, 4, 0, -4, 22, -22, 4, 19, -19, 0, 0, 0, 0, 0, 18, -18, 3, -7, 20, -30, 15, -15, 11, 3, -3, 23, -4, -20, 8, 12, -9, -7, 0, -3, 21, -18, -14, 14, -4, 0, 22, -14, 0, -4, 18, 1, 0, -22, 0, -1, 0, 1, 19, -16, 0, 0, 19, -12, 1, 8, -8, -4, -6, -2, 2, 0, 8, -6, 0, 0, 0, 0, 21, -25, 8, -7, 3, -14, 0, 21, -9, 24, -26, 2, 0, 25, 0, -37, 0, 36, 2, -20, 2, 16, 3, -3, 2, -16, 0, -1, -9, 2, 0, 4, 2, 0, -20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, -24, 0, 0, 0, 0, 40, -40, 0, 41, 0, 1, 0, -1, -41, 0, 0, 0, 43, 0, -19, -24, 41, -41, 43, 0, 0, 0, 0, 0, 0, -2, -41, 0, 0, 0, 0, 0, 0, 0, 24, 0, 17, 0, -17, 0, 0, 0, 19, 0, 0, 0, -19, 0, -24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, -24, 0, 44, -44, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43, -43, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, -24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, -24, 0, 0],
      kerning: [0, 52, -22, 0, 39, -12, 0, 5, -26, -23, -23, -23, 0, 1, -4, 0, 14, -35, -3, 0, 2, -42, 0, 5, -23, -47, 0, 1, -23, -55, 0, 1, -35, 0, 3, -23, 0, 10, -19, 0, 10, -21, -15, 0, 8, -21, 0, 9, -58, 0, 3, -44, 0, 3, -10, -20, 0, 4, -9, -20, 0, 1, -12, 0, 1, -29, 0, 2, -18, 0, 3, -27, -23, -29, 0, 7, -27, 0, 5, -29, -32, 0, 17, -18, 0, 7, -3, -3, 0, 1, -16, 0, 9, -16, 0, 15, -35, 0, 8, -21, 0, 1, -18, 0, 1, -23, 0, 3, -58, -50, -58, -3, 0, 4, -6, -58, 0, 3, -3, -30, 0, 4, -23, 0, 13, -23, -35, 0, 1, -23, 0, 15, -58, 0, 9, -27, 0, 10, -53, 0, 10, -23, 0, 3, -9, 0, 6, -29, -30, -29, 0, 7, -29, 0, 3, -70, -70, -9, -35, -45, 0, 1, -58, 0, 3, -70, 0, 1, -16, 0, 8, -82, 0, 1, -47, 0, 1, -82, 0, 2, -58, -82, -82, -23, -70, -35, -82, 35, 0, 2, -32, 0, 1, -35, -82, -70, 0, 1, -94, 0, 1, -102, -108, -82, -82, -68, 0, 1, -70, 0, 1, -70, 0, 1, -94, 0, 1, -27, 0, 8, -74, 0, 1, -58, -31, -75, 0, 2, -47, -23, -26, 0, 1, -82, -23, -76, 23, 0, 2, -44, 0, 1, -32, -58, -82, 0, 3, -94, -137, -75, -82, -119, 0, 1, -105, -23, -47, 0, 3, -23, 0, 16, -23, -23, 0, 7, -44, 0, 17, -54, 0, 1, -29, 0, 8, -109, 0, 1, -70, 0, 1, -91, 0, 2, -70, -58, -58, -23, -102, -35, -88, 23, 0, 2, -61, 0, 2, -87, -102, -91, 0, 2, -117, -146, -91, -114, -124, 0, 1, -76, -23, -47, 0, 3, -12, -35, 0, 2, -70, -85, 0, 1, -56, 0, 9, -18, -26, -18, 0, 3, -70, 0, 2, -35, -68, 0, 3, -23, -49, 0, 13, -47, -53, -18, 0, 1, -82, -70, 0, 1, -58, 0, 1, -18, 0, 1, -18, 0, 1, -23, 0, 3, -47, -47, -47, 0, 3, -58, 0, 9, -35, 0, 2, -23, 0, 13, -82, -67, 0, 17, -23, 0, 5, -18, 0, 5, -18, 0, 2, -12, 0, 16, -6, 0, 1, -6, 0, 8, -3, 0, 9, -3, 0, 24, -6, 0, 1, -6, 0, 38, -58, 0, 18, -29, 0, 19, -12, 0, 16, 37, 0, 24, -9, 0, 15, -18, 0, 20, 5, 0, 11, -23, 0, 21, 32, 0, 36, -12, 0, 1, -12, 0, 8, -14, 0, 1, -12, 0, 7, -14, 0, 9, -35, 0, 21, -6, 0, 6, -12, 0, 39, -12, -8, -12, 0, 3, -35, 0, 11, 12, 0, 8, -17, 0, 18, 20, 0, 1, 9, -12, -12, -2, 23, 0, 6, -12, 0, 3, -12, -51, 0, 1, -18, 0, 2, -47, 0, 22, 9, 0, 1, 9, 0, 3, 12, 0, 11, -47, 0, 19, -12, 0, 5, 18, 0, 2, 35, 44, -12, 0, 9, -12, 0, 13, -64, 0, 5, 35, 23, 0, 1, 23, 0, 1, -35, 23, -23, 0, 4, -23, 3, 3, 0, 1, -23, -15, 0, 1, 58, 0, 6, -23, 0, 2, 23, 0, 1, -47, 0, 4, -23, 0, 3, -45, 0, 5, -36, -35, -44, -23, 0, 16, -58, 0, 3, -55, 0, 5, -32, -51, 0, 1, -12, -45, 0, 1, -58, 0, 5, -12, -35, 0, 2, -70, -85, 0, 1, -56, 0, 1, -13, 0, 7, -18, -26, -18, 0, 3, -70, 0, 2, -35, -68, 0, 3, -23, -49, 0, 11, -23, 0, 35, -23, -29, 0, 2, -19, 0, 45, 23, 0, 24, -23, 0, 5, -6, 0, 7, -40, 0, 1, -62, 0, 21, -22, 0, 7, -34, 0, 5, -47, 0, 7, -47, -47, 0, 2, 23, -15, 0, 1, 23, 0, 24, -15, 0, 13, -14, 0, 54, -35, 0, 45, -23, 0, 3, 35, 0, 5, -58, -126, 44, -75, 0, 9, -23, -23, 0, 3, 6, -23, 0, 2, -47, 0, 13, 58, 0, 28, 44, 0, 26, -70, -47, 0, 1, -47, 0, 36]
    };
  }
});

// src/rendering/fonts/metricsOfExtendedCharacters.ts
var metricsOfExtendedCharacters_exports = {};
__export(metricsOfExtendedCharacters_exports, {
  metricsOfExtendedCharacters: () => metricsOfExtendedCharacters
});
var metricsOfExtendedCharacters;
var init_metricsOfExtendedCharacters = __esm({
  "src/rendering/fonts/metricsOfExtendedCharacters.ts"() {
    "use strict";
    init_bodyWide();
    init_boldWide();
    init_titleGreek();
    init_titleWide();
    metricsOfExtendedCharacters = { titleWide: titleWide_default, bodyWide: bodyWide_default, boldWide: boldWide_default, titleGreek: titleGreek_default };
  }
});

// src/rendering/fonts/loadFonts.ts
function combineFonts(measureFallbackText2, shaper) {
  const byShaper = getOrCreate(
    combinations,
    measureFallbackText2,
    () => /* @__PURE__ */ new WeakMap()
  );
  return getOrCreate(byShaper, shaper ?? faces, () => ({
    getFace: (name) => faces.get(name),
    measureFallbackText: measureFallbackText2,
    shaper
  }));
}
async function loadWideFaces() {
  const { metricsOfExtendedCharacters: metricsOfExtendedCharacters2 } = await retryImport(
    () => Promise.resolve().then(() => (init_metricsOfExtendedCharacters(), metricsOfExtendedCharacters_exports))
  );
  for (const [name, metrics] of Object.entries(metricsOfExtendedCharacters2))
    if (!faces.has(name)) faces.set(name, createFace(name, metrics));
  combinations = /* @__PURE__ */ new WeakMap();
}
async function loadFonts(texts, measureFallbackText2, loadShaper2, hasSlices = false) {
  const isShaped = (text) => shapedCharacters.test(text) || hasSlices && sliceableCharacters.test(text);
  const shapedTexts = loadShaper2 ? texts.filter(isShaped) : [];
  const [shaper] = await Promise.all([
    shapedTexts.length > 0 ? loadShaper2?.(shapedTexts) : void 0,
    faces.has("bodyWide") || !hasWideCharacters(texts) ? void 0 : loadWideFaces()
  ]);
  return combineFonts(measureFallbackText2, shaper);
}
var wideCharacters, shapedCharacters, sliceableCharacters, bodyFace, coreFaces, faces, combinations, hasWideCharacters;
var init_loadFonts = __esm({
  "src/rendering/fonts/loadFonts.ts"() {
    "use strict";
    init_getOrCreate();
    init_retryImport();
    init_fontMetrics();
    init_identifierFace();
    init_body();
    init_bold();
    init_title();
    wideCharacters = /[\u0180-\u024f\u0370-\u052f\u1e00-\u27bf]/g;
    shapedCharacters = /[\u0300-\u036f\u0530-\u10ff\u1200-\u137f\u1780-\u1cff\u2d00-\u2d2f\ufb13-\ufefc\u{10800}-\u{1efff}]/u;
    sliceableCharacters = /[\u2460-\u24ff\u2e80-\ud7ff\ud840-\ud8bf\uf900-\uffef]/;
    bodyFace = createFace("body", body_default);
    coreFaces = [createFace("title", title_default), bodyFace, createFace("bold", bold_default)];
    faces = new Map(
      [...coreFaces, createIdentifierFace(bodyFace)].map((face) => [face.name, face])
    );
    combinations = /* @__PURE__ */ new WeakMap();
    hasWideCharacters = (texts) => texts.flatMap((text) => text.match(wideCharacters) ?? []).some((character) => coreFaces.some((face) => face.getGlyph(character.charCodeAt(0)) === 0));
  }
});

// src/domain/text/graphemes.ts
function* splitGraphemes(text) {
  let length = windowLength;
  for (let start2 = 0; start2 < text.length; ) {
    const end2 = start2 + length;
    const isLastWindow = end2 >= text.length;
    const splitsPair = (text.codePointAt(end2 - 1) ?? 0) > 65535;
    const piece = text.slice(start2, splitsPair ? end2 + 1 : end2);
    const graphemes = singleUnitText.test(piece) ? piece.split("") : Array.from(segmenter.segment(piece), ({ segment }) => segment);
    if (!isLastWindow) graphemes.pop();
    length = graphemes.length > 0 ? windowLength : length * 2;
    for (const grapheme of graphemes) {
      start2 += grapheme.length;
      yield grapheme;
    }
  }
}
var segmenter, windowLength, singleUnitText;
var init_graphemes = __esm({
  "src/domain/text/graphemes.ts"() {
    "use strict";
    segmenter = new Intl.Segmenter();
    windowLength = 256;
    singleUnitText = /^[ -~\u00a0-\u02ff\u0370-\u0482\u048a-\u052f\u05d0-\u05ea\u0620-\u064a\u2010-\u2027\u3001-\u3029\u3041-\u3096\u309b-\u30ff\u3400-\u9fff\uac00-\ud7a3]*$/;
  }
});

// src/rendering/fonts/sliceIndex.ts
function parseRanges(text) {
  if (!/^[0-9a-z]{1,4}(?:-[0-9a-z]{1,4})?(?: [0-9a-z]{1,4}(?:-[0-9a-z]{1,4})?)*$/.test(text))
    throw new Error("A slice without ranges");
  let end2 = 0;
  return text.split(" ").map((range) => {
    const [gap4 = 0, length = 0] = range.split("-").map((number) => parseInt(number, 36));
    const first = end2 + gap4;
    end2 = first + length;
    return [first, end2];
  });
}
function parseSliceIndex(json) {
  const { fonts } = JSON.parse(json);
  return fonts.map(({ language, slices }) => {
    if (!sliceLanguages.includes(language)) throw new Error(`A font of the language ${language}`);
    return {
      language,
      slices: slices.map(({ ranges, Regular, SemiBold }) => {
        if (![Regular, SemiBold].every(isSliceName)) throw new Error("A slice without a name");
        return { ranges: parseRanges(ranges), names: { Regular, SemiBold } };
      })
    };
  });
}
function isTrueType(bytes) {
  if (bytes.length < 12) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directoryEnd = 12 + 16 * view.getUint16(4);
  if (view.getUint32(0) !== 65536 || bytes.length < directoryEnd) return false;
  for (let entry = 12; entry < directoryEnd; entry += 16)
    if (view.getUint32(entry + 8) + view.getUint32(entry + 12) > bytes.length) return false;
  return true;
}
var sliceWeights, sliceLanguages, sliceIndexFile, getSliceFile, sliceCharacters, sliceName, isSliceName;
var init_sliceIndex = __esm({
  "src/rendering/fonts/sliceIndex.ts"() {
    "use strict";
    sliceWeights = ["Regular", "SemiBold"];
    sliceLanguages = ["ja", "ko", "zh-Hans", "zh-Hant"];
    sliceIndexFile = "slices.json";
    getSliceFile = (name) => `${name}.ttf`;
    sliceCharacters = /[\u2460-\u24ff\u2e80-\u312f\u3190-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uffe6\u{20000}-\u{3ffff}]/u;
    sliceName = /^[A-Za-z0-9]+-(?:Regular|SemiBold)-[0-9a-f]{16}$/;
    isSliceName = (name) => sliceName.test(name);
  }
});

// src/rendering/fonts/africanLetters.ts
var africanLetters;
var init_africanLetters = __esm({
  "src/rendering/fonts/africanLetters.ts"() {
    "use strict";
    africanLetters = "\u0251\u0253\u0254\u0256\u0257\u0259\u025B\u0260\u0263\u0268\u0269\u026A\u0272\u0275\u0283\u0288\u0289\u028A\u028B\u028C\u0292\u0294\u02BE\u02BF\u0181\u0186\u0189\u018A\u018E\u018F\u0190\u0194\u0196\u0197\u0198\u0199\u019D\u019F\u01B1\u01B2\u01B3\u01B4\u01DD\u0241\u0244\u0245";
  }
});

// src/rendering/fonts/scriptFonts.ts
var scriptNames, getScriptFontFamily, markFontNames, getScriptFontName;
var init_scriptFonts = __esm({
  "src/rendering/fonts/scriptFonts.ts"() {
    "use strict";
    scriptNames = {
      Arab: "Arabic",
      Armn: "Armenian",
      Beng: "Bengali",
      Deva: "Devanagari",
      Ethi: "Ethiopic",
      Geor: "Georgian",
      Gujr: "Gujarati",
      Guru: "Gurmukhi",
      Hebr: "Hebrew",
      Khmr: "Khmer",
      Knda: "Kannada",
      Laoo: "Lao",
      Mlym: "Malayalam",
      Mymr: "Myanmar",
      Orya: "Oriya",
      Sinh: "Sinhala",
      Taml: "Tamil",
      Telu: "Telugu",
      Thai: "Thai",
      Tibt: "Tibetan"
    };
    getScriptFontFamily = (script) => `Noto ${script === "Tibt" ? "Serif" : "Sans"} ${scriptNames[script]}`;
    markFontNames = {
      title: ["titleMarks", "titleGreekMarks"],
      body: ["bodyMarks"],
      bold: ["boldMarks"],
      identifier: ["bodyMarks"]
    };
    getScriptFontName = (script, role) => role === "bold" && script !== "Tibt" ? `${script}Bold` : script;
  }
});

// src/rendering/shaping/findScript.ts
function findScript(grapheme, previous, isAvailable = () => true) {
  const [character = ""] = grapheme;
  const codes = listScriptsOfCharacter(character);
  if (codes.length === 0 || previous && codes.includes(previous)) return previous;
  return codes.find(isAvailable);
}
var scriptPatterns, maxCachedCharacters, scriptsByCharacter, listScriptsOfCharacter;
var init_findScript = __esm({
  "src/rendering/shaping/findScript.ts"() {
    "use strict";
    init_getOrCreate();
    init_scriptFonts();
    scriptPatterns = Object.keys(scriptNames).map(
      (code) => [code, new RegExp(`\\p{Script_Extensions=${scriptNames[code]}}`, "u")]
    );
    maxCachedCharacters = 4e3;
    scriptsByCharacter = /* @__PURE__ */ new Map();
    listScriptsOfCharacter = (character) => getOrCreateLru(
      scriptsByCharacter,
      maxCachedCharacters,
      character,
      () => scriptPatterns.flatMap(([code, pattern]) => pattern.test(character) ? [code] : [])
    );
  }
});

// src/rendering/shaping/FontSlices.ts
var languageByScript, scriptsByLanguage, maxCachedTexts, FontSlices, getSliceWeight;
var init_FontSlices = __esm({
  "src/rendering/shaping/FontSlices.ts"() {
    "use strict";
    init_getOrCreate();
    init_sliceIndex();
    languageByScript = [
      [/\p{Script=Hangul}/u, "ko"],
      [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
      [/\p{Script=Bopomofo}/u, "zh-Hant"]
    ];
    scriptsByLanguage = {
      ja: "Kana",
      ko: "Hang",
      "zh-Hans": "Hani",
      "zh-Hant": "Hani"
    };
    maxCachedTexts = 200;
    FontSlices = class {
      /** Identifies the slices, such as by their address. */
      id;
      /** Fonts in order of preference. */
      fonts;
      slicesByCodePoint = /* @__PURE__ */ new Map();
      fontsByText = /* @__PURE__ */ new Map();
      constructor(id, fonts) {
        this.id = id;
        this.fonts = fonts;
      }
      /**
       * Finds the slice that has a grapheme. The font of the language that the text's script belongs to comes first, then
       * the order of the index: Han characters have other shapes in each language.
       * @param text the whole text that contains the grapheme
       * @param isAvailable returns whether a slice may be used
       */
      find(grapheme, text, isAvailable = () => true) {
        const character = grapheme.normalize("NFC");
        if (!sliceCharacters.test(character)) return void 0;
        const codePoint = character.codePointAt(0) ?? 0;
        for (const font of this.orderFonts(text)) {
          const slice = this.getSlices(font).get(codePoint);
          if (slice && isAvailable(slice.names)) return { language: font.language, names: slice.names };
        }
        return void 0;
      }
      orderFonts(text) {
        return getOrCreateLru(this.fontsByText, maxCachedTexts, text, () => {
          const languages2 = languageByScript.filter(([script]) => script.test(text)).map(([, language]) => language);
          const isPreferred = ({ language }) => languages2.includes(language);
          return [
            ...this.fonts.filter(isPreferred),
            ...this.fonts.filter((font) => !isPreferred(font))
          ];
        });
      }
      getSlices(font) {
        return getOrCreate(this.slicesByCodePoint, font, () => {
          const slices = /* @__PURE__ */ new Map();
          for (const slice of font.slices)
            for (const [first, last] of slice.ranges)
              for (let code = first; code <= last; code++) slices.set(code, slice);
          return slices;
        });
      }
    };
    getSliceWeight = (role) => role === "bold" ? "SemiBold" : "Regular";
  }
});

// src/rendering/fonts/runs.ts
function hasEach(face, text, expected) {
  for (let index = 0; index < text.length; index++)
    if (face.getGlyph(text.charCodeAt(index)) !== 0 !== expected) return false;
  return true;
}
function resolvePieces(clusters, faces2) {
  const findFace = (cluster) => faces2.find((face) => hasAll(face, cluster));
  const faceByCluster = new Map(
    Array.from(new Set(clusters), (cluster) => [cluster, findFace(cluster)])
  );
  const available = [...faceByCluster.keys()].filter((cluster) => faceByCluster.get(cluster));
  const common = faces2.find((face) => available.every((cluster) => hasAll(face, cluster)));
  if (common) for (const cluster of available) faceByCluster.set(cluster, common);
  return clusters.map((cluster) => ({ cluster, face: faceByCluster.get(cluster) }));
}
function joinFallbackText(pieces) {
  let lastIndex = -1;
  pieces.forEach((piece, index) => {
    if (piece.face) return;
    const between = lastIndex < 0 ? [] : pieces.slice(lastIndex + 1, index);
    if (between.length > 0) {
      const isText = letter.test(piece.cluster) && letter.test(pieces[lastIndex]?.cluster ?? "");
      const canJoin = ({ cluster }) => isText ? !letter.test(cluster) : blank.test(cluster);
      if (between.every(canJoin)) for (const joined of between) joined.face = void 0;
    }
    lastIndex = index;
  });
  return pieces;
}
function splitIntoFontRuns(text, role, fonts) {
  if (text === "") return [];
  const faces2 = getLoadedFaces(role, fonts);
  const [core] = faces2;
  if (core && hasAll(core, text)) return [{ kind: "face", face: core, text }];
  if (faces2.every((face) => hasEach(face, text, false))) return [{ kind: "fallbackText", text }];
  const runs = [];
  for (const { cluster, face } of joinFallbackText(
    resolvePieces([...splitGraphemes(text)], faces2)
  )) {
    const last = runs.at(-1);
    if (!face && last?.kind !== "fallbackText" && removeDirectionMarks(cluster) === "") continue;
    if (last && (last.kind === "face" ? last.face : void 0) === face) last.text += cluster;
    else
      runs.push(
        face ? { kind: "face", face, text: cluster } : { kind: "fallbackText", text: cluster }
      );
  }
  return runs;
}
function findFallbackGraphemes(text, role, fonts) {
  const faces2 = getLoadedFaces(role, fonts);
  return [...splitGraphemes(text)].filter(
    (cluster) => !faces2.some((face) => hasAll(face, cluster))
  );
}
var letter, blank, hasAll, getLoadedFaces;
var init_runs = __esm({
  "src/rendering/fonts/runs.ts"() {
    "use strict";
    init_graphemes();
    init_plainText();
    init_faces();
    letter = /\p{L}/u;
    blank = /^\s+$/u;
    hasAll = (face, text) => hasEach(face, text, true);
    getLoadedFaces = (role, fonts) => faceNamesByRole[role].flatMap((name) => fonts.getFace(name) ?? []);
  }
});

// src/rendering/shaping/splitIdeographs.ts
function splitIdeographs(phrase) {
  if (!ideograph.test(phrase)) return [phrase];
  const pieces = [];
  let previous = "";
  for (const grapheme of splitGraphemes(phrase)) {
    const isBreakable = (ideograph.test(previous) || ideograph.test(grapheme) || /^\p{P}/u.test(previous)) && !/\p{Script=Hangul}/u.test(previous + grapheme) && !opening.test(previous) && !notFirst.test(grapheme);
    if (isBreakable && previous !== "") pieces.push(grapheme);
    else pieces[Math.max(0, pieces.length - 1)] = `${pieces.at(-1) ?? ""}${grapheme}`;
    previous = grapheme;
  }
  return pieces;
}
var ideograph, opening, notFirst;
var init_splitIdeographs = __esm({
  "src/rendering/shaping/splitIdeographs.ts"() {
    "use strict";
    init_graphemes();
    ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u;
    opening = /[\p{Ps}\p{Pi}]$/u;
    notFirst = /^[\p{Pe}\p{Pf}\p{M}、。，．：；？！・ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ〜…‥％%,.:;?!]/u;
  }
});

// src/rendering/shaping/splitUnspacedWords.ts
function splitUnspacedWords(phrase) {
  if (phrase.includes("\u0F0B")) return phrase.match(tibetanSyllables) ?? [phrase];
  if (!unspaced.test(phrase)) return [phrase];
  const words = [];
  for (const { segment } of new Intl.Segmenter("th", { granularity: "word" }).segment(phrase)) {
    const last = words.at(-1);
    const startsWord = /^[\p{L}\p{Ps}\p{Pi}]/u.test(segment) && last !== void 0 && /\p{L}/u.test(last);
    if (startsWord || last === void 0) words.push(segment);
    else words[words.length - 1] = last + segment;
  }
  return words;
}
var unspaced, tibetanSyllables;
var init_splitUnspacedWords = __esm({
  "src/rendering/shaping/splitUnspacedWords.ts"() {
    "use strict";
    unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
    tibetanSyllables = /[^\u0f0b]+\u0f0b*/g;
  }
});

// node_modules/bidi-js/dist/bidi.mjs
function bidiFactory() {
  var bidi2 = (function(exports) {
    var DATA = {
      "R": "13k,1a,2,3,3,2+1j,ch+16,a+1,5+2,2+n,5,a,4,6+16,4+3,h+1b,4mo,179q,2+9,2+11,2i9+7y,2+68,4,3+4,5+13,4+3,2+4k,3+29,8+cf,1t+7z,w+17,3+3m,1t+3z,16o1+5r,8+30,8+mc,29+1r,29+4v,75+73",
      "EN": "1c+9,3d+1,6,187+9,513,4+5,7+9,sf+j,175h+9,qw+q,161f+1d,4xt+a,25i+9",
      "ES": "17,2,6dp+1,f+1,av,16vr,mx+1,4o,2",
      "ET": "z+2,3h+3,b+1,ym,3e+1,2o,p4+1,8,6u,7c,g6,1wc,1n9+4,30+1b,2n,6d,qhx+1,h0m,a+1,49+2,63+1,4+1,6bb+3,12jj",
      "AN": "16o+5,2j+9,2+1,35,ed,1ff2+9,87+u",
      "CS": "18,2+1,b,2u,12k,55v,l,17v0,2,3,53,2+1,b",
      "B": "a,3,f+2,2v,690",
      "S": "9,2,k",
      "WS": "c,k,4f4,1vk+a,u,1j,335",
      "ON": "x+1,4+4,h+5,r+5,r+3,z,5+3,2+1,2+1,5,2+2,3+4,o,w,ci+1,8+d,3+d,6+8,2+g,39+1,9,6+1,2,33,b8,3+1,3c+1,7+1,5r,b,7h+3,sa+5,2,3i+6,jg+3,ur+9,2v,ij+1,9g+9,7+a,8m,4+1,49+x,14u,2+2,c+2,e+2,e+2,e+1,i+n,e+e,2+p,u+2,e+2,36+1,2+3,2+1,b,2+2,6+5,2,2,2,h+1,5+4,6+3,3+f,16+2,5+3l,3+81,1y+p,2+40,q+a,m+13,2r+ch,2+9e,75+hf,3+v,2+2w,6e+5,f+6,75+2a,1a+p,2+2g,d+5x,r+b,6+3,4+o,g,6+1,6+2,2k+1,4,2j,5h+z,1m+1,1e+f,t+2,1f+e,d+3,4o+3,2s+1,w,535+1r,h3l+1i,93+2,2s,b+1,3l+x,2v,4g+3,21+3,kz+1,g5v+1,5a,j+9,n+v,2,3,2+8,2+1,3+2,2,3,46+1,4+4,h+5,r+5,r+a,3h+2,4+6,b+4,78,1r+24,4+c,4,1hb,ey+6,103+j,16j+c,1ux+7,5+g,fsh,jdq+1t,4,57+2e,p1,1m,1m,1m,1m,4kt+1,7j+17,5+2r,d+e,3+e,2+e,2+10,m+4,w,1n+5,1q,4z+5,4b+rb,9+c,4+c,4+37,d+2g,8+b,l+b,5+1j,9+9,7+13,9+t,3+1,27+3c,2+29,2+3q,d+d,3+4,4+2,6+6,a+o,8+6,a+2,e+6,16+42,2+1i",
      "BN": "0+8,6+d,2s+5,2+p,e,4m9,1kt+2,2b+5,5+5,17q9+v,7k,6p+8,6+1,119d+3,440+7,96s+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+75,6p+2rz,1ben+1,1ekf+1,1ekf+1",
      "NSM": "lc+33,7o+6,7c+18,2,2+1,2+1,2,21+a,1d+k,h,2u+6,3+5,3+1,2+3,10,v+q,2k+a,1n+8,a,p+3,2+8,2+2,2+4,18+2,3c+e,2+v,1k,2,5+7,5,4+6,b+1,u,1n,5+3,9,l+1,r,3+1,1m,5+1,5+1,3+2,4,v+1,4,c+1,1m,5+4,2+1,5,l+1,n+5,2,1n,3,2+3,9,8+1,c+1,v,1q,d,1f,4,1m+2,6+2,2+3,8+1,c+1,u,1n,g+1,l+1,t+1,1m+1,5+3,9,l+1,u,21,8+2,2,2j,3+6,d+7,2r,3+8,c+5,23+1,s,2,2,1k+d,2+4,2+1,6+a,2+z,a,2v+3,2+5,2+1,3+1,q+1,5+2,h+3,e,3+1,7,g,jk+2,qb+2,u+2,u+1,v+1,1t+1,2+6,9,3+a,a,1a+2,3c+1,z,3b+2,5+1,a,7+2,64+1,3,1n,2+6,2,2,3+7,7+9,3,1d+g,1s+3,1d,2+4,2,6,15+8,d+1,x+3,3+1,2+2,1l,2+1,4,2+2,1n+7,3+1,49+2,2+c,2+6,5,7,4+1,5j+1l,2+4,k1+w,2db+2,3y,2p+v,ff+3,30+1,n9x+3,2+9,x+1,29+1,7l,4,5,q+1,6,48+1,r+h,e,13+7,q+a,1b+2,1d,3+3,3+1,14,1w+5,3+1,3+1,d,9,1c,1g,2+2,3+1,6+1,2,17+1,9,6n,3,5,fn5,ki+f,h+f,r2,6b,46+4,1af+2,2+1,6+3,15+2,5,4m+1,fy+3,as+1,4a+a,4x,1j+e,1l+2,1e+3,3+1,1y+2,11+4,2+7,1r,d+1,1h+8,b+3,3,2o+2,3,2+1,7,4h,4+7,m+1,1m+1,4,12+6,4+4,5g+7,3+2,2,o,2d+5,2,5+1,2+1,6n+3,7+1,2+1,s+1,2e+7,3,2+1,2z,2,3+5,2,2u+2,3+3,2+4,78+8,2+1,75+1,2,5,41+3,3+1,5,x+5,3+1,15+5,3+3,9,a+5,3+2,1b+c,2+1,bb+6,2+5,2d+l,3+6,2+1,2+1,3f+5,4,2+1,2+6,2,21+1,4,2,9o+1,f0c+4,1o+6,t5,1s+3,2a,f5l+1,43t+2,i+7,3+6,v+3,45+2,1j0+1i,5+1d,9,f,n+4,2+e,11t+6,2+g,3+6,2+1,2+4,7a+6,c6+3,15t+6,32+6,gzhy+6n",
      "AL": "16w,3,2,e+1b,z+2,2+2s,g+1,8+1,b+m,2+t,s+2i,c+e,4h+f,1d+1e,1bwe+dp,3+3z,x+c,2+1,35+3y,2rm+z,5+7,b+5,dt+l,c+u,17nl+27,1t+27,4x+6n,3+d",
      "LRO": "6ct",
      "RLO": "6cu",
      "LRE": "6cq",
      "RLE": "6cr",
      "PDF": "6cs",
      "LRI": "6ee",
      "RLI": "6ef",
      "FSI": "6eg",
      "PDI": "6eh"
    };
    var TYPES = {};
    var TYPES_TO_NAMES = {};
    TYPES.L = 1;
    TYPES_TO_NAMES[1] = "L";
    Object.keys(DATA).forEach(function(type, i3) {
      TYPES[type] = 1 << i3 + 1;
      TYPES_TO_NAMES[TYPES[type]] = type;
    });
    Object.freeze(TYPES);
    var ISOLATE_INIT_TYPES = TYPES.LRI | TYPES.RLI | TYPES.FSI;
    var STRONG_TYPES = TYPES.L | TYPES.R | TYPES.AL;
    var NEUTRAL_ISOLATE_TYPES = TYPES.B | TYPES.S | TYPES.WS | TYPES.ON | TYPES.FSI | TYPES.LRI | TYPES.RLI | TYPES.PDI;
    var BN_LIKE_TYPES = TYPES.BN | TYPES.RLE | TYPES.LRE | TYPES.RLO | TYPES.LRO | TYPES.PDF;
    var TRAILING_TYPES = TYPES.S | TYPES.WS | TYPES.B | ISOLATE_INIT_TYPES | TYPES.PDI | BN_LIKE_TYPES;
    var map = null;
    function parseData() {
      if (!map) {
        map = /* @__PURE__ */ new Map();
        var start2 = 0;
        for (var type in DATA) {
          if (DATA.hasOwnProperty(type)) {
            var segments = DATA[type];
            var temp = "";
            var end2 = void 0;
            var state = false;
            var lastCode = 0;
            for (var i3 = 0; i3 <= segments.length + 1; i3 += 1) {
              var char = segments[i3];
              if (char !== "," && i3 !== segments.length) {
                if (char === "+") {
                  state = true;
                  lastCode = start2 = lastCode + parseInt(temp, 36);
                  temp = "";
                } else {
                  temp += char;
                }
              } else {
                if (!state) {
                  lastCode = start2 = lastCode + parseInt(temp, 36);
                  end2 = start2;
                } else {
                  end2 = start2 + parseInt(temp, 36);
                }
                state = false;
                temp = "";
                lastCode = end2;
                for (var j = start2; j < end2 + 1; j += 1) {
                  map.set(j, TYPES[type]);
                }
              }
            }
          }
        }
      }
    }
    function getBidiCharType(char) {
      parseData();
      return map.get(char.codePointAt(0)) || TYPES.L;
    }
    function getBidiCharTypeName(char) {
      return TYPES_TO_NAMES[getBidiCharType(char)];
    }
    var data$1 = {
      "pairs": "14>1,1e>2,u>2,2wt>1,1>1,1ge>1,1wp>1,1j>1,f>1,hm>1,1>1,u>1,u6>1,1>1,+5,28>1,w>1,1>1,+3,b8>1,1>1,+3,1>3,-1>-1,3>1,1>1,+2,1s>1,1>1,x>1,th>1,1>1,+2,db>1,1>1,+3,3>1,1>1,+2,14qm>1,1>1,+1,4q>1,1e>2,u>2,2>1,+1",
      "canonical": "6f1>-6dx,6dy>-6dx,6ec>-6ed,6ee>-6ed,6ww>2jj,-2ji>2jj,14r4>-1e7l,1e7m>-1e7l,1e7m>-1e5c,1e5d>-1e5b,1e5c>-14qx,14qy>-14qx,14vn>-1ecg,1ech>-1ecg,1edu>-1ecg,1eci>-1ecg,1eda>-1ecg,1eci>-1ecg,1eci>-168q,168r>-168q,168s>-14ye,14yf>-14ye"
    };
    function parseCharacterMap(encodedString, includeReverse) {
      var radix = 36;
      var lastCode = 0;
      var map2 = /* @__PURE__ */ new Map();
      var reverseMap = includeReverse && /* @__PURE__ */ new Map();
      var prevPair;
      encodedString.split(",").forEach(function visit(entry) {
        if (entry.indexOf("+") !== -1) {
          for (var i3 = +entry; i3--; ) {
            visit(prevPair);
          }
        } else {
          prevPair = entry;
          var ref = entry.split(">");
          var a2 = ref[0];
          var b = ref[1];
          a2 = String.fromCodePoint(lastCode += parseInt(a2, radix));
          b = String.fromCodePoint(lastCode += parseInt(b, radix));
          map2.set(a2, b);
          includeReverse && reverseMap.set(b, a2);
        }
      });
      return { map: map2, reverseMap };
    }
    var openToClose, closeToOpen, canonical;
    function parse$1() {
      if (!openToClose) {
        var ref = parseCharacterMap(data$1.pairs, true);
        var map2 = ref.map;
        var reverseMap = ref.reverseMap;
        openToClose = map2;
        closeToOpen = reverseMap;
        canonical = parseCharacterMap(data$1.canonical, false).map;
      }
    }
    function openingToClosingBracket(char) {
      parse$1();
      return openToClose.get(char) || null;
    }
    function closingToOpeningBracket(char) {
      parse$1();
      return closeToOpen.get(char) || null;
    }
    function getCanonicalBracket(char) {
      parse$1();
      return canonical.get(char) || null;
    }
    var TYPE_L = TYPES.L;
    var TYPE_R = TYPES.R;
    var TYPE_EN = TYPES.EN;
    var TYPE_ES = TYPES.ES;
    var TYPE_ET = TYPES.ET;
    var TYPE_AN = TYPES.AN;
    var TYPE_CS = TYPES.CS;
    var TYPE_B = TYPES.B;
    var TYPE_S = TYPES.S;
    var TYPE_ON = TYPES.ON;
    var TYPE_BN = TYPES.BN;
    var TYPE_NSM = TYPES.NSM;
    var TYPE_AL = TYPES.AL;
    var TYPE_LRO = TYPES.LRO;
    var TYPE_RLO = TYPES.RLO;
    var TYPE_LRE = TYPES.LRE;
    var TYPE_RLE = TYPES.RLE;
    var TYPE_PDF = TYPES.PDF;
    var TYPE_LRI = TYPES.LRI;
    var TYPE_RLI = TYPES.RLI;
    var TYPE_FSI = TYPES.FSI;
    var TYPE_PDI = TYPES.PDI;
    function getEmbeddingLevels(string, baseDirection) {
      var MAX_DEPTH = 125;
      var charTypes = new Uint32Array(string.length);
      for (var i3 = 0; i3 < string.length; i3++) {
        charTypes[i3] = getBidiCharType(string[i3]);
      }
      var charTypeCounts = /* @__PURE__ */ new Map();
      function changeCharType(i4, type2) {
        var oldType = charTypes[i4];
        charTypes[i4] = type2;
        charTypeCounts.set(oldType, charTypeCounts.get(oldType) - 1);
        if (oldType & NEUTRAL_ISOLATE_TYPES) {
          charTypeCounts.set(NEUTRAL_ISOLATE_TYPES, charTypeCounts.get(NEUTRAL_ISOLATE_TYPES) - 1);
        }
        charTypeCounts.set(type2, (charTypeCounts.get(type2) || 0) + 1);
        if (type2 & NEUTRAL_ISOLATE_TYPES) {
          charTypeCounts.set(NEUTRAL_ISOLATE_TYPES, (charTypeCounts.get(NEUTRAL_ISOLATE_TYPES) || 0) + 1);
        }
      }
      var embedLevels = new Uint8Array(string.length);
      var isolationPairs = /* @__PURE__ */ new Map();
      var paragraphs = [];
      var paragraph = null;
      for (var i$1 = 0; i$1 < string.length; i$1++) {
        if (!paragraph) {
          paragraphs.push(paragraph = {
            start: i$1,
            end: string.length - 1,
            // 3.3.1 P2-P3: Determine the paragraph level
            level: baseDirection === "rtl" ? 1 : baseDirection === "ltr" ? 0 : determineAutoEmbedLevel(i$1, false)
          });
        }
        if (charTypes[i$1] & TYPE_B) {
          paragraph.end = i$1;
          paragraph = null;
        }
      }
      var FORMATTING_TYPES = TYPE_RLE | TYPE_LRE | TYPE_RLO | TYPE_LRO | ISOLATE_INIT_TYPES | TYPE_PDI | TYPE_PDF | TYPE_B;
      var nextEven = function(n2) {
        return n2 + (n2 & 1 ? 1 : 2);
      };
      var nextOdd = function(n2) {
        return n2 + (n2 & 1 ? 2 : 1);
      };
      for (var paraIdx = 0; paraIdx < paragraphs.length; paraIdx++) {
        paragraph = paragraphs[paraIdx];
        var statusStack = [{
          _level: paragraph.level,
          _override: 0,
          //0=neutral, 1=L, 2=R
          _isolate: 0
          //bool
        }];
        var stackTop = void 0;
        var overflowIsolateCount = 0;
        var overflowEmbeddingCount = 0;
        var validIsolateCount = 0;
        charTypeCounts.clear();
        for (var i$2 = paragraph.start; i$2 <= paragraph.end; i$2++) {
          var charType = charTypes[i$2];
          stackTop = statusStack[statusStack.length - 1];
          charTypeCounts.set(charType, (charTypeCounts.get(charType) || 0) + 1);
          if (charType & NEUTRAL_ISOLATE_TYPES) {
            charTypeCounts.set(NEUTRAL_ISOLATE_TYPES, (charTypeCounts.get(NEUTRAL_ISOLATE_TYPES) || 0) + 1);
          }
          if (charType & FORMATTING_TYPES) {
            if (charType & (TYPE_RLE | TYPE_LRE)) {
              embedLevels[i$2] = stackTop._level;
              var level = (charType === TYPE_RLE ? nextOdd : nextEven)(stackTop._level);
              if (level <= MAX_DEPTH && !overflowIsolateCount && !overflowEmbeddingCount) {
                statusStack.push({
                  _level: level,
                  _override: 0,
                  _isolate: 0
                });
              } else if (!overflowIsolateCount) {
                overflowEmbeddingCount++;
              }
            } else if (charType & (TYPE_RLO | TYPE_LRO)) {
              embedLevels[i$2] = stackTop._level;
              var level$1 = (charType === TYPE_RLO ? nextOdd : nextEven)(stackTop._level);
              if (level$1 <= MAX_DEPTH && !overflowIsolateCount && !overflowEmbeddingCount) {
                statusStack.push({
                  _level: level$1,
                  _override: charType & TYPE_RLO ? TYPE_R : TYPE_L,
                  _isolate: 0
                });
              } else if (!overflowIsolateCount) {
                overflowEmbeddingCount++;
              }
            } else if (charType & ISOLATE_INIT_TYPES) {
              if (charType & TYPE_FSI) {
                charType = determineAutoEmbedLevel(i$2 + 1, true) === 1 ? TYPE_RLI : TYPE_LRI;
              }
              embedLevels[i$2] = stackTop._level;
              if (stackTop._override) {
                changeCharType(i$2, stackTop._override);
              }
              var level$2 = (charType === TYPE_RLI ? nextOdd : nextEven)(stackTop._level);
              if (level$2 <= MAX_DEPTH && overflowIsolateCount === 0 && overflowEmbeddingCount === 0) {
                validIsolateCount++;
                statusStack.push({
                  _level: level$2,
                  _override: 0,
                  _isolate: 1,
                  _isolInitIndex: i$2
                });
              } else {
                overflowIsolateCount++;
              }
            } else if (charType & TYPE_PDI) {
              if (overflowIsolateCount > 0) {
                overflowIsolateCount--;
              } else if (validIsolateCount > 0) {
                overflowEmbeddingCount = 0;
                while (!statusStack[statusStack.length - 1]._isolate) {
                  statusStack.pop();
                }
                var isolInitIndex = statusStack[statusStack.length - 1]._isolInitIndex;
                if (isolInitIndex != null) {
                  isolationPairs.set(isolInitIndex, i$2);
                  isolationPairs.set(i$2, isolInitIndex);
                }
                statusStack.pop();
                validIsolateCount--;
              }
              stackTop = statusStack[statusStack.length - 1];
              embedLevels[i$2] = stackTop._level;
              if (stackTop._override) {
                changeCharType(i$2, stackTop._override);
              }
            } else if (charType & TYPE_PDF) {
              if (overflowIsolateCount === 0) {
                if (overflowEmbeddingCount > 0) {
                  overflowEmbeddingCount--;
                } else if (!stackTop._isolate && statusStack.length > 1) {
                  statusStack.pop();
                  stackTop = statusStack[statusStack.length - 1];
                }
              }
              embedLevels[i$2] = stackTop._level;
            } else if (charType & TYPE_B) {
              embedLevels[i$2] = paragraph.level;
            }
          } else {
            embedLevels[i$2] = stackTop._level;
            if (stackTop._override && charType !== TYPE_BN) {
              changeCharType(i$2, stackTop._override);
            }
          }
        }
        var levelRuns = [];
        var currentRun = null;
        for (var i$3 = paragraph.start; i$3 <= paragraph.end; i$3++) {
          var charType$1 = charTypes[i$3];
          if (!(charType$1 & BN_LIKE_TYPES)) {
            var lvl = embedLevels[i$3];
            var isIsolInit = charType$1 & ISOLATE_INIT_TYPES;
            var isPDI = charType$1 === TYPE_PDI;
            if (currentRun && lvl === currentRun._level) {
              currentRun._end = i$3;
              currentRun._endsWithIsolInit = isIsolInit;
            } else {
              levelRuns.push(currentRun = {
                _start: i$3,
                _end: i$3,
                _level: lvl,
                _startsWithPDI: isPDI,
                _endsWithIsolInit: isIsolInit
              });
            }
          }
        }
        var isolatingRunSeqs = [];
        for (var runIdx = 0; runIdx < levelRuns.length; runIdx++) {
          var run2 = levelRuns[runIdx];
          if (!run2._startsWithPDI || run2._startsWithPDI && !isolationPairs.has(run2._start)) {
            var seqRuns = [currentRun = run2];
            for (var pdiIndex = void 0; currentRun && currentRun._endsWithIsolInit && (pdiIndex = isolationPairs.get(currentRun._end)) != null; ) {
              for (var i$4 = runIdx + 1; i$4 < levelRuns.length; i$4++) {
                if (levelRuns[i$4]._start === pdiIndex) {
                  seqRuns.push(currentRun = levelRuns[i$4]);
                  break;
                }
              }
            }
            var seqIndices = [];
            for (var i$5 = 0; i$5 < seqRuns.length; i$5++) {
              var run$1 = seqRuns[i$5];
              for (var j = run$1._start; j <= run$1._end; j++) {
                seqIndices.push(j);
              }
            }
            var firstLevel = embedLevels[seqIndices[0]];
            var prevLevel = paragraph.level;
            for (var i$6 = seqIndices[0] - 1; i$6 >= 0; i$6--) {
              if (!(charTypes[i$6] & BN_LIKE_TYPES)) {
                prevLevel = embedLevels[i$6];
                break;
              }
            }
            var lastIndex = seqIndices[seqIndices.length - 1];
            var lastLevel = embedLevels[lastIndex];
            var nextLevel = paragraph.level;
            if (!(charTypes[lastIndex] & ISOLATE_INIT_TYPES)) {
              for (var i$7 = lastIndex + 1; i$7 <= paragraph.end; i$7++) {
                if (!(charTypes[i$7] & BN_LIKE_TYPES)) {
                  nextLevel = embedLevels[i$7];
                  break;
                }
              }
            }
            isolatingRunSeqs.push({
              _seqIndices: seqIndices,
              _sosType: Math.max(prevLevel, firstLevel) % 2 ? TYPE_R : TYPE_L,
              _eosType: Math.max(nextLevel, lastLevel) % 2 ? TYPE_R : TYPE_L
            });
          }
        }
        for (var seqIdx = 0; seqIdx < isolatingRunSeqs.length; seqIdx++) {
          var ref = isolatingRunSeqs[seqIdx];
          var seqIndices$1 = ref._seqIndices;
          var sosType = ref._sosType;
          var eosType = ref._eosType;
          var embedDirection = embedLevels[seqIndices$1[0]] & 1 ? TYPE_R : TYPE_L;
          if (charTypeCounts.get(TYPE_NSM)) {
            for (var si = 0; si < seqIndices$1.length; si++) {
              var i$8 = seqIndices$1[si];
              if (charTypes[i$8] & TYPE_NSM) {
                var prevType = sosType;
                for (var sj = si - 1; sj >= 0; sj--) {
                  if (!(charTypes[seqIndices$1[sj]] & BN_LIKE_TYPES)) {
                    prevType = charTypes[seqIndices$1[sj]];
                    break;
                  }
                }
                changeCharType(i$8, prevType & (ISOLATE_INIT_TYPES | TYPE_PDI) ? TYPE_ON : prevType);
              }
            }
          }
          if (charTypeCounts.get(TYPE_EN)) {
            for (var si$1 = 0; si$1 < seqIndices$1.length; si$1++) {
              var i$9 = seqIndices$1[si$1];
              if (charTypes[i$9] & TYPE_EN) {
                for (var sj$1 = si$1 - 1; sj$1 >= -1; sj$1--) {
                  var prevCharType = sj$1 === -1 ? sosType : charTypes[seqIndices$1[sj$1]];
                  if (prevCharType & STRONG_TYPES) {
                    if (prevCharType === TYPE_AL) {
                      changeCharType(i$9, TYPE_AN);
                    }
                    break;
                  }
                }
              }
            }
          }
          if (charTypeCounts.get(TYPE_AL)) {
            for (var si$2 = 0; si$2 < seqIndices$1.length; si$2++) {
              var i$10 = seqIndices$1[si$2];
              if (charTypes[i$10] & TYPE_AL) {
                changeCharType(i$10, TYPE_R);
              }
            }
          }
          if (charTypeCounts.get(TYPE_ES) || charTypeCounts.get(TYPE_CS)) {
            for (var si$3 = 1; si$3 < seqIndices$1.length - 1; si$3++) {
              var i$11 = seqIndices$1[si$3];
              if (charTypes[i$11] & (TYPE_ES | TYPE_CS)) {
                var prevType$1 = 0, nextType = 0;
                for (var sj$2 = si$3 - 1; sj$2 >= 0; sj$2--) {
                  prevType$1 = charTypes[seqIndices$1[sj$2]];
                  if (!(prevType$1 & BN_LIKE_TYPES)) {
                    break;
                  }
                }
                for (var sj$3 = si$3 + 1; sj$3 < seqIndices$1.length; sj$3++) {
                  nextType = charTypes[seqIndices$1[sj$3]];
                  if (!(nextType & BN_LIKE_TYPES)) {
                    break;
                  }
                }
                if (prevType$1 === nextType && (charTypes[i$11] === TYPE_ES ? prevType$1 === TYPE_EN : prevType$1 & (TYPE_EN | TYPE_AN))) {
                  changeCharType(i$11, prevType$1);
                }
              }
            }
          }
          if (charTypeCounts.get(TYPE_EN)) {
            for (var si$4 = 0; si$4 < seqIndices$1.length; si$4++) {
              var i$12 = seqIndices$1[si$4];
              if (charTypes[i$12] & TYPE_EN) {
                for (var sj$4 = si$4 - 1; sj$4 >= 0 && charTypes[seqIndices$1[sj$4]] & (TYPE_ET | BN_LIKE_TYPES); sj$4--) {
                  changeCharType(seqIndices$1[sj$4], TYPE_EN);
                }
                for (si$4++; si$4 < seqIndices$1.length && charTypes[seqIndices$1[si$4]] & (TYPE_ET | BN_LIKE_TYPES | TYPE_EN); si$4++) {
                  if (charTypes[seqIndices$1[si$4]] !== TYPE_EN) {
                    changeCharType(seqIndices$1[si$4], TYPE_EN);
                  }
                }
              }
            }
          }
          if (charTypeCounts.get(TYPE_ET) || charTypeCounts.get(TYPE_ES) || charTypeCounts.get(TYPE_CS)) {
            for (var si$5 = 0; si$5 < seqIndices$1.length; si$5++) {
              var i$13 = seqIndices$1[si$5];
              if (charTypes[i$13] & (TYPE_ET | TYPE_ES | TYPE_CS)) {
                changeCharType(i$13, TYPE_ON);
                for (var sj$5 = si$5 - 1; sj$5 >= 0 && charTypes[seqIndices$1[sj$5]] & BN_LIKE_TYPES; sj$5--) {
                  changeCharType(seqIndices$1[sj$5], TYPE_ON);
                }
                for (var sj$6 = si$5 + 1; sj$6 < seqIndices$1.length && charTypes[seqIndices$1[sj$6]] & BN_LIKE_TYPES; sj$6++) {
                  changeCharType(seqIndices$1[sj$6], TYPE_ON);
                }
              }
            }
          }
          if (charTypeCounts.get(TYPE_EN)) {
            for (var si$6 = 0, prevStrongType = sosType; si$6 < seqIndices$1.length; si$6++) {
              var i$14 = seqIndices$1[si$6];
              var type = charTypes[i$14];
              if (type & TYPE_EN) {
                if (prevStrongType === TYPE_L) {
                  changeCharType(i$14, TYPE_L);
                }
              } else if (type & STRONG_TYPES) {
                prevStrongType = type;
              }
            }
          }
          if (charTypeCounts.get(NEUTRAL_ISOLATE_TYPES)) {
            var R_TYPES_FOR_N_STEPS = TYPE_R | TYPE_EN | TYPE_AN;
            var STRONG_TYPES_FOR_N_STEPS = R_TYPES_FOR_N_STEPS | TYPE_L;
            var bracketPairs = [];
            {
              var openerStack = [];
              for (var si$7 = 0; si$7 < seqIndices$1.length; si$7++) {
                if (charTypes[seqIndices$1[si$7]] & NEUTRAL_ISOLATE_TYPES) {
                  var char = string[seqIndices$1[si$7]];
                  var oppositeBracket = void 0;
                  if (openingToClosingBracket(char) !== null) {
                    if (openerStack.length < 63) {
                      openerStack.push({ char, seqIndex: si$7 });
                    } else {
                      break;
                    }
                  } else if ((oppositeBracket = closingToOpeningBracket(char)) !== null) {
                    for (var stackIdx = openerStack.length - 1; stackIdx >= 0; stackIdx--) {
                      var stackChar = openerStack[stackIdx].char;
                      if (stackChar === oppositeBracket || stackChar === closingToOpeningBracket(getCanonicalBracket(char)) || openingToClosingBracket(getCanonicalBracket(stackChar)) === char) {
                        bracketPairs.push([openerStack[stackIdx].seqIndex, si$7]);
                        openerStack.length = stackIdx;
                        break;
                      }
                    }
                  }
                }
              }
              bracketPairs.sort(function(a2, b) {
                return a2[0] - b[0];
              });
            }
            for (var pairIdx = 0; pairIdx < bracketPairs.length; pairIdx++) {
              var ref$1 = bracketPairs[pairIdx];
              var openSeqIdx = ref$1[0];
              var closeSeqIdx = ref$1[1];
              var foundStrongType = false;
              var useStrongType = 0;
              for (var si$8 = openSeqIdx + 1; si$8 < closeSeqIdx; si$8++) {
                var i$15 = seqIndices$1[si$8];
                if (charTypes[i$15] & STRONG_TYPES_FOR_N_STEPS) {
                  foundStrongType = true;
                  var lr = charTypes[i$15] & R_TYPES_FOR_N_STEPS ? TYPE_R : TYPE_L;
                  if (lr === embedDirection) {
                    useStrongType = lr;
                    break;
                  }
                }
              }
              if (foundStrongType && !useStrongType) {
                useStrongType = sosType;
                for (var si$9 = openSeqIdx - 1; si$9 >= 0; si$9--) {
                  var i$16 = seqIndices$1[si$9];
                  if (charTypes[i$16] & STRONG_TYPES_FOR_N_STEPS) {
                    var lr$1 = charTypes[i$16] & R_TYPES_FOR_N_STEPS ? TYPE_R : TYPE_L;
                    if (lr$1 !== embedDirection) {
                      useStrongType = lr$1;
                    } else {
                      useStrongType = embedDirection;
                    }
                    break;
                  }
                }
              }
              if (useStrongType) {
                charTypes[seqIndices$1[openSeqIdx]] = charTypes[seqIndices$1[closeSeqIdx]] = useStrongType;
                if (useStrongType !== embedDirection) {
                  for (var si$10 = openSeqIdx + 1; si$10 < seqIndices$1.length; si$10++) {
                    if (!(charTypes[seqIndices$1[si$10]] & BN_LIKE_TYPES)) {
                      if (getBidiCharType(string[seqIndices$1[si$10]]) & TYPE_NSM) {
                        charTypes[seqIndices$1[si$10]] = useStrongType;
                      }
                      break;
                    }
                  }
                }
                if (useStrongType !== embedDirection) {
                  for (var si$11 = closeSeqIdx + 1; si$11 < seqIndices$1.length; si$11++) {
                    if (!(charTypes[seqIndices$1[si$11]] & BN_LIKE_TYPES)) {
                      if (getBidiCharType(string[seqIndices$1[si$11]]) & TYPE_NSM) {
                        charTypes[seqIndices$1[si$11]] = useStrongType;
                      }
                      break;
                    }
                  }
                }
              }
            }
            for (var si$12 = 0; si$12 < seqIndices$1.length; si$12++) {
              if (charTypes[seqIndices$1[si$12]] & NEUTRAL_ISOLATE_TYPES) {
                var niRunStart = si$12, niRunEnd = si$12;
                var prevType$2 = sosType;
                for (var si2 = si$12 - 1; si2 >= 0; si2--) {
                  if (charTypes[seqIndices$1[si2]] & BN_LIKE_TYPES) {
                    niRunStart = si2;
                  } else {
                    prevType$2 = charTypes[seqIndices$1[si2]] & R_TYPES_FOR_N_STEPS ? TYPE_R : TYPE_L;
                    break;
                  }
                }
                var nextType$1 = eosType;
                for (var si2$1 = si$12 + 1; si2$1 < seqIndices$1.length; si2$1++) {
                  if (charTypes[seqIndices$1[si2$1]] & (NEUTRAL_ISOLATE_TYPES | BN_LIKE_TYPES)) {
                    niRunEnd = si2$1;
                  } else {
                    nextType$1 = charTypes[seqIndices$1[si2$1]] & R_TYPES_FOR_N_STEPS ? TYPE_R : TYPE_L;
                    break;
                  }
                }
                for (var sj$7 = niRunStart; sj$7 <= niRunEnd; sj$7++) {
                  charTypes[seqIndices$1[sj$7]] = prevType$2 === nextType$1 ? prevType$2 : embedDirection;
                }
                si$12 = niRunEnd;
              }
            }
          }
        }
        for (var i$17 = paragraph.start; i$17 <= paragraph.end; i$17++) {
          var level$3 = embedLevels[i$17];
          var type$1 = charTypes[i$17];
          if (level$3 & 1) {
            if (type$1 & (TYPE_L | TYPE_EN | TYPE_AN)) {
              embedLevels[i$17]++;
            }
          } else {
            if (type$1 & TYPE_R) {
              embedLevels[i$17]++;
            } else if (type$1 & (TYPE_AN | TYPE_EN)) {
              embedLevels[i$17] += 2;
            }
          }
          if (type$1 & BN_LIKE_TYPES) {
            embedLevels[i$17] = i$17 === 0 ? paragraph.level : embedLevels[i$17 - 1];
          }
          if (i$17 === paragraph.end || getBidiCharType(string[i$17]) & (TYPE_S | TYPE_B)) {
            for (var j$1 = i$17; j$1 >= 0 && getBidiCharType(string[j$1]) & TRAILING_TYPES; j$1--) {
              embedLevels[j$1] = paragraph.level;
            }
          }
        }
      }
      return {
        levels: embedLevels,
        paragraphs
      };
      function determineAutoEmbedLevel(start2, isFSI) {
        for (var i4 = start2; i4 < string.length; i4++) {
          var charType2 = charTypes[i4];
          if (charType2 & (TYPE_R | TYPE_AL)) {
            return 1;
          }
          if (charType2 & (TYPE_B | TYPE_L) || isFSI && charType2 === TYPE_PDI) {
            return 0;
          }
          if (charType2 & ISOLATE_INIT_TYPES) {
            var pdi = indexOfMatchingPDI(i4);
            i4 = pdi === -1 ? string.length : pdi;
          }
        }
        return 0;
      }
      function indexOfMatchingPDI(isolateStart) {
        var isolationLevel = 1;
        for (var i4 = isolateStart + 1; i4 < string.length; i4++) {
          var charType2 = charTypes[i4];
          if (charType2 & TYPE_B) {
            break;
          }
          if (charType2 & TYPE_PDI) {
            if (--isolationLevel === 0) {
              return i4;
            }
          } else if (charType2 & ISOLATE_INIT_TYPES) {
            isolationLevel++;
          }
        }
        return -1;
      }
    }
    var data = "14>1,j>2,t>2,u>2,1a>g,2v3>1,1>1,1ge>1,1wd>1,b>1,1j>1,f>1,ai>3,-2>3,+1,8>1k0,-1jq>1y7,-1y6>1hf,-1he>1h6,-1h5>1ha,-1h8>1qi,-1pu>1,6>3u,-3s>7,6>1,1>1,f>1,1>1,+2,3>1,1>1,+13,4>1,1>1,6>1eo,-1ee>1,3>1mg,-1me>1mk,-1mj>1mi,-1mg>1mi,-1md>1,1>1,+2,1>10k,-103>1,1>1,4>1,5>1,1>1,+10,3>1,1>8,-7>8,+1,-6>7,+1,a>1,1>1,u>1,u6>1,1>1,+5,26>1,1>1,2>1,2>2,8>1,7>1,4>1,1>1,+5,b8>1,1>1,+3,1>3,-2>1,2>1,1>1,+2,c>1,3>1,1>1,+2,h>1,3>1,a>1,1>1,2>1,3>1,1>1,d>1,f>1,3>1,1a>1,1>1,6>1,7>1,13>1,k>1,1>1,+19,4>1,1>1,+2,2>1,1>1,+18,m>1,a>1,1>1,lk>1,1>1,4>1,2>1,f>1,3>1,1>1,+3,db>1,1>1,+3,3>1,1>1,+2,14qm>1,1>1,+1,6>1,4j>1,j>2,t>2,u>2,2>1,+1";
    var mirrorMap;
    function parse2() {
      if (!mirrorMap) {
        var ref = parseCharacterMap(data, true);
        var map2 = ref.map;
        var reverseMap = ref.reverseMap;
        reverseMap.forEach(function(value, key) {
          map2.set(key, value);
        });
        mirrorMap = map2;
      }
    }
    function getMirroredCharacter2(char) {
      parse2();
      return mirrorMap.get(char) || null;
    }
    function getMirroredCharactersMap(string, embeddingLevels, start2, end2) {
      var strLen = string.length;
      start2 = Math.max(0, start2 == null ? 0 : +start2);
      end2 = Math.min(strLen - 1, end2 == null ? strLen - 1 : +end2);
      var map2 = /* @__PURE__ */ new Map();
      for (var i3 = start2; i3 <= end2; i3++) {
        if (embeddingLevels[i3] & 1) {
          var mirror = getMirroredCharacter2(string[i3]);
          if (mirror !== null) {
            map2.set(i3, mirror);
          }
        }
      }
      return map2;
    }
    function getReorderSegments(string, embeddingLevelsResult, start2, end2) {
      var strLen = string.length;
      start2 = Math.max(0, start2 == null ? 0 : +start2);
      end2 = Math.min(strLen - 1, end2 == null ? strLen - 1 : +end2);
      var segments = [];
      embeddingLevelsResult.paragraphs.forEach(function(paragraph) {
        var lineStart = Math.max(start2, paragraph.start);
        var lineEnd = Math.min(end2, paragraph.end);
        if (lineStart < lineEnd) {
          var lineLevels = embeddingLevelsResult.levels.slice(lineStart, lineEnd + 1);
          for (var i3 = lineEnd; i3 >= lineStart && getBidiCharType(string[i3]) & TRAILING_TYPES; i3--) {
            lineLevels[i3] = paragraph.level;
          }
          var maxLevel = paragraph.level;
          var minOddLevel = Infinity;
          for (var i$1 = 0; i$1 < lineLevels.length; i$1++) {
            var level = lineLevels[i$1];
            if (level > maxLevel) {
              maxLevel = level;
            }
            if (level < minOddLevel) {
              minOddLevel = level | 1;
            }
          }
          for (var lvl = maxLevel; lvl >= minOddLevel; lvl--) {
            for (var i$2 = 0; i$2 < lineLevels.length; i$2++) {
              if (lineLevels[i$2] >= lvl) {
                var segStart = i$2;
                while (i$2 + 1 < lineLevels.length && lineLevels[i$2 + 1] >= lvl) {
                  i$2++;
                }
                if (i$2 > segStart) {
                  segments.push([segStart + lineStart, i$2 + lineStart]);
                }
              }
            }
          }
        }
      });
      return segments;
    }
    function getReorderedString(string, embedLevelsResult, start2, end2) {
      var indices = getReorderedIndices(string, embedLevelsResult, start2, end2);
      var chars = [].concat(string);
      indices.forEach(function(charIndex, i3) {
        chars[i3] = (embedLevelsResult.levels[charIndex] & 1 ? getMirroredCharacter2(string[charIndex]) : null) || string[charIndex];
      });
      return chars.join("");
    }
    function getReorderedIndices(string, embedLevelsResult, start2, end2) {
      var segments = getReorderSegments(string, embedLevelsResult, start2, end2);
      var indices = [];
      for (var i3 = 0; i3 < string.length; i3++) {
        indices[i3] = i3;
      }
      segments.forEach(function(ref) {
        var start3 = ref[0];
        var end3 = ref[1];
        var slice = indices.slice(start3, end3 + 1);
        for (var i4 = slice.length; i4--; ) {
          indices[end3 - i4] = slice[i4];
        }
      });
      return indices;
    }
    exports.closingToOpeningBracket = closingToOpeningBracket;
    exports.getBidiCharType = getBidiCharType;
    exports.getBidiCharTypeName = getBidiCharTypeName;
    exports.getCanonicalBracket = getCanonicalBracket;
    exports.getEmbeddingLevels = getEmbeddingLevels;
    exports.getMirroredCharacter = getMirroredCharacter2;
    exports.getMirroredCharactersMap = getMirroredCharactersMap;
    exports.getReorderSegments = getReorderSegments;
    exports.getReorderedIndices = getReorderedIndices;
    exports.getReorderedString = getReorderedString;
    exports.openingToClosingBracket = openingToClosingBracket;
    Object.defineProperty(exports, "__esModule", { value: true });
    return exports;
  })({});
  return bidi2;
}
var init_bidi = __esm({
  "node_modules/bidi-js/dist/bidi.mjs"() {
  }
});

// src/rendering/shaping/visualRuns.ts
function getScript(cluster) {
  if (!/\p{L}/u.test(cluster)) return void 0;
  return scripts.find(({ has }) => has.test(cluster))?.name ?? "other";
}
function splitVisualRuns(text, fonts, direction = "auto") {
  const { levels: levels2 } = bidi.getEmbeddingLevels(replaceSurrogatePairs(text), direction);
  const runs = [];
  let offset = 0;
  for (const [index, cluster] of [...splitGraphemes(text)].entries()) {
    const level = levels2[offset] ?? 0;
    offset += cluster.length;
    const last = runs.at(-1);
    const font = fonts[index];
    const script = getScript(cluster) ?? last?.script;
    const isSameStyle = last?.level === level && last.font === font;
    if (last && isSameStyle && (last.script === script || last.script === void 0)) {
      last.text += cluster;
      last.script = script;
    } else runs.push({ text: cluster, font, level, script, isRightToLeft: level % 2 === 1 });
  }
  return reorderRuns(runs);
}
function reorderRuns(runs) {
  const order = [...runs];
  const deepest = runs.reduce((max2, { level }) => Math.max(max2, level), 0);
  for (let level = deepest; level > 0; level--)
    for (let start2 = 0; start2 < order.length; start2++) {
      let end2 = start2;
      while ((order[end2]?.level ?? -1) >= level) end2++;
      const reversed = order.slice(start2, end2).reverse();
      for (const [index, run2] of reversed.entries()) order[start2 + index] = run2;
      start2 = Math.max(start2, end2 - 1);
    }
  return order;
}
var bidi, scripts, surrogatePairs, rightToLeft, replaceSurrogatePairs, isRightToLeftParagraph, getMirroredCharacter;
var init_visualRuns = __esm({
  "src/rendering/shaping/visualRuns.ts"() {
    "use strict";
    init_bidi();
    init_graphemes();
    bidi = bidiFactory();
    scripts = [
      ...["Arabic", "Hebrew", "Syriac", "Thaana", "Nko", "Adlam", "Mongolian", "Ethiopic", "Armenian"],
      ...["Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada"],
      ...["Malayalam", "Sinhala", "Thai", "Lao", "Tibetan", "Myanmar", "Khmer", "Georgian", "Hangul"],
      ...["Latin", "Greek", "Cyrillic", "Javanese", "Balinese", "Cherokee", "Tifinagh"]
    ].map((name) => ({ name, has: new RegExp(`\\p{Script=${name}}`, "u") }));
    surrogatePairs = /[\u{10000}-\u{10ffff}]/gu;
    rightToLeft = /[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
    replaceSurrogatePairs = (text) => text.replace(
      surrogatePairs,
      (character) => (rightToLeft.test(character) ? "\u05D0" : /\p{L}/u.test(character) ? "a" : "\u263A").repeat(2)
    );
    isRightToLeftParagraph = (text) => bidi.getEmbeddingLevels(replaceSurrogatePairs(text)).paragraphs[0]?.level === 1;
    getMirroredCharacter = (character) => bidi.getMirroredCharacter(character) ?? character;
  }
});

// src/rendering/shaping/FontLineShaper.ts
function joinWords(graphemes, selected) {
  const joined = [...selected];
  let last = -1;
  for (const [index, grapheme] of graphemes.entries()) {
    if (!letter2.test(grapheme)) continue;
    const selection = selected[index];
    const between = graphemes.slice(last + 1, index);
    const isFont = selection && "font" in selection && !selection.font.isSlice;
    if (isFont && last >= 0 && selected[last] === selection) {
      if (between.every((cluster) => selection.font.has(cluster)))
        joined.fill(selection, last + 1, index);
    }
    last = index;
  }
  return joined;
}
function reverseFaceRun(face, text) {
  const sourceText = text.split("").reverse().join("");
  const mirrored = Array.from(sourceText, (character) => {
    const mirror = getMirroredCharacter(character);
    return face.getGlyph(mirror.charCodeAt(0)) === 0 ? character : mirror;
  }).join("");
  return { kind: "face", face, text: mirrored, sourceText };
}
var letter2, otherLetter, latin, FontLineShaper;
var init_FontLineShaper = __esm({
  "src/rendering/shaping/FontLineShaper.ts"() {
    "use strict";
    init_graphemes();
    init_plainText();
    init_getOrCreate();
    init_runs();
    init_scriptFonts();
    init_findScript();
    init_FontSlices();
    init_splitIdeographs();
    init_splitUnspacedWords();
    init_visualRuns();
    letter2 = /\p{L}/u;
    otherLetter = /[^\P{L}\p{Script=Latin}]/u;
    latin = /\p{Script=Latin}/u;
    FontLineShaper = class {
      fonts;
      slices;
      // One object for each font, because equal objects make one run.
      selections = /* @__PURE__ */ new Map();
      /**
       * @param fonts fonts that the texts of a document need. Other documents may have other ones
       * @param slices all slices of the operator, if there are some. Those that are needed are among the fonts
       */
      constructor(fonts, slices) {
        this.fonts = fonts;
        this.slices = slices;
      }
      isRightToLeft(piece, text) {
        const words = piece.replace(/\s+/g, " ");
        const paragraph = text.split("\n").find((candidate) => candidate.replace(/\s+/g, " ").includes(words));
        return isRightToLeftParagraph(paragraph ?? text);
      }
      splitWords(phrase) {
        const words = splitUnspacedWords(phrase);
        return this.slices ? words.flatMap(splitIdeographs) : words;
      }
      splitRuns(line, isRightToLeft, role, loadedFonts2, text) {
        const faces2 = getLoadedFaces(role, loadedFonts2);
        const [core] = faces2;
        if (core && !isRightToLeft && !otherLetter.test(line) && hasAll(core, line))
          return [{ kind: "face", face: core, text: line }];
        const graphemes = [...splitGraphemes(line)];
        const visible = graphemes.filter((grapheme) => removeDirectionMarks(grapheme) !== "");
        const fonts = this.selectFonts(visible, text, isRightToLeft, role, faces2);
        let count = 0;
        const selected = graphemes.map(
          (grapheme) => removeDirectionMarks(grapheme) === "" ? fonts[Math.max(0, count - 1)] : fonts[count++]
        );
        const runs = splitVisualRuns(line, selected, isRightToLeft ? "rtl" : "ltr").map((run2) => ({ ...run2, text: removeDirectionMarks(run2.text) })).filter(({ text: text2 }) => text2 !== "");
        return runs.map(({ text: text2, font: selection, isRightToLeft: isReversed }) => {
          if (!selection) return { kind: "fallbackText", text: text2 };
          if ("font" in selection)
            return { kind: "glyphs", text: text2, run: selection.font.shape(text2, isReversed) };
          return isReversed ? reverseFaceRun(selection.face, text2) : { kind: "face", face: selection.face, text: text2 };
        });
      }
      /** Selects the font of each grapheme. */
      selectFonts(graphemes, text, isRightToLeft, role, faces2) {
        let script;
        const marksFonts = markFontNames[role].flatMap((name) => this.fonts.get(name) ?? []);
        const selected = resolvePieces(graphemes, faces2).map(({ cluster, face }) => {
          if (face) return this.getSelection(face);
          script = findScript(cluster, script, (code) => this.fonts.has(code));
          const font = script && this.fonts.get(getScriptFontName(script, role));
          if (font?.has(cluster)) return this.getSelection(font);
          const marksFont = marksFonts.find((candidate) => candidate.has(cluster));
          if (marksFont) return this.getSelection(marksFont);
          const slice = this.findSlice(cluster, text, role);
          return slice && this.getSelection(slice);
        });
        const hasMarks = selected.some(
          (selection) => selection && "font" in selection && marksFonts.includes(selection.font)
        );
        const findFont = (pieces) => marksFonts.find((font) => pieces.every((piece) => font.has(piece)));
        const commonFont = hasMarks ? findFont([...splitGraphemes(text.replace(/\s/g, " "))]) ?? findFont(graphemes) : void 0;
        if (commonFont) return graphemes.map(() => this.getSelection(commonFont));
        return isRightToLeft ? this.unifyFonts(graphemes, selected) : joinWords(graphemes, selected);
      }
      /**
       * Selects the font of a right-to-left line for its digits, punctuation and Latin words, too. Programs that read PDF
       * files order right-to-left text within one font only.
       */
      unifyFonts(graphemes, selected) {
        const main = selected.find(
          (selection, index) => selection && "font" in selection && !selection.font.isSlice && !latin.test(graphemes[index] ?? "")
        );
        if (!main || !("font" in main)) return [...selected];
        return graphemes.map(
          (grapheme, index) => selected[index] && main.font.has(grapheme) ? main : selected[index]
        );
      }
      findSlice(grapheme, text, role) {
        const weight = getSliceWeight(role);
        const slice = this.slices?.find(grapheme, text, (names) => this.fonts.has(names[weight]));
        const font = slice && this.fonts.get(slice.names[weight]);
        return font?.has(grapheme) ? font : void 0;
      }
      getSelection(font) {
        return getOrCreate(
          this.selections,
          font,
          () => "getGlyph" in font ? { face: font } : { font }
        );
      }
    };
  }
});

// src/rendering/fonts/sliceNames.ts
var isSliceFontName;
var init_sliceNames = __esm({
  "src/rendering/fonts/sliceNames.ts"() {
    "use strict";
    isSliceFontName = (name) => name.includes("-");
  }
});

// src/rendering/formatDecimal.ts
function formatDecimal(value) {
  const thousandths = Math.round(Math.abs(value) * 1e3);
  if (thousandths === 0) return "0";
  const integer = Math.floor(thousandths / 1e3);
  const decimals = fractions[thousandths % 1e3] ?? "";
  return `${value < 0 ? "-" : ""}${integer === 0 ? "" : integer}${decimals}`;
}
var fractions;
var init_formatDecimal = __esm({
  "src/rendering/formatDecimal.ts"() {
    "use strict";
    fractions = Array.from(
      { length: 1e3 },
      (_2, thousandths) => thousandths === 0 ? "" : String(thousandths / 1e3).slice(1)
    );
  }
});

// src/rendering/layouts/ornaments/path.ts
function traceRectangle(x2, y2, width3, height3) {
  return new PathWriter(2).move(x2, y2).addLine(x2 + width3, y2).addLine(x2 + width3, y2 + height3).addLine(x2, y2 + height3).close().toString();
}
function traceLine(x1, y1, x2, y2) {
  return new PathWriter(2).move(x1, y1).addLine(x2, y2).toString();
}
var PathWriter;
var init_path = __esm({
  "src/rendering/layouts/ornaments/path.ts"() {
    "use strict";
    init_formatDecimal();
    PathWriter = class {
      scale;
      d = "";
      x = 0;
      y = 0;
      startX = 0;
      startY = 0;
      constructor(decimals = 1) {
        this.scale = 10 ** decimals;
      }
      move(x2, y2) {
        this.addStep(this.d === "" ? "M" : "m", x2, y2);
        this.startX = this.x;
        this.startY = this.y;
        return this;
      }
      addLine(x2, y2) {
        this.addStep("l", x2, y2);
        return this;
      }
      addCurve(x1, y1, x2, y2, x3, y3) {
        const { x: fromX, y: fromY } = this;
        this.d += "c";
        this.addPair(this.round(x1 - fromX), this.round(y1 - fromY));
        this.addPair(this.round(x2 - fromX), this.round(y2 - fromY), true);
        this.addStep("", x3, y3, true);
        return this;
      }
      /** Adds a cubic curve with a first control handle that mirrors the last handle of the previous curve. */
      addSmoothCurve(x2, y2, x3, y3) {
        const { x: fromX, y: fromY } = this;
        this.d += "s";
        this.addPair(this.round(x2 - fromX), this.round(y2 - fromY));
        this.addStep("", x3, y3, true);
        return this;
      }
      /** Adds a quadratic curve from the current point. x1 and y1 are its control point. */
      addQuadraticCurve(x1, y1, x2, y2) {
        const { x: fromX, y: fromY } = this;
        this.d += "q";
        this.addPair(this.round(x1 - fromX), this.round(y1 - fromY));
        this.addStep("", x2, y2, true);
        return this;
      }
      /** Adds a quadratic curve with a control handle that mirrors the handle of the previous curve. */
      addSmoothQuadraticCurve(x2, y2) {
        this.addStep("t", x2, y2);
        return this;
      }
      close() {
        this.d += "z";
        this.x = this.startX;
        this.y = this.startY;
        return this;
      }
      toString() {
        return this.d;
      }
      /**
       * Adds a path command and moves the current point by the rounded distance.
       * @param isListed whether other numbers precede x and y in the same command
       */
      addStep(command, x2, y2, isListed = false) {
        const dx = this.round(x2 - this.x);
        const dy = this.round(y2 - this.y);
        this.x += dx / this.scale;
        this.y += dy / this.scale;
        this.d += command;
        this.addPair(dx, dy, isListed);
      }
      round(length) {
        return Math.round(length * this.scale);
      }
      /**
       * Adds a pair of numbers to the path data.
       * @param x the number multiplied by `scale`, as is y
       * @param isListed whether other numbers precede the pair in the same command
       */
      addPair(x2, y2, isListed = false) {
        if (isListed && x2 >= 0) this.d += " ";
        this.d += formatDecimal(x2 / this.scale);
        if (y2 >= 0) this.d += " ";
        this.d += formatDecimal(y2 / this.scale);
      }
    };
  }
});

// src/rendering/fonts/glyphRun.ts
var zeroWidthPattern;
var init_glyphRun = __esm({
  "src/rendering/fonts/glyphRun.ts"() {
    "use strict";
    zeroWidthPattern = /[\p{Mn}\p{Cf}]/u;
  }
});

// src/rendering/shaping/shareAdvance.ts
function shareAdvance(advance, characters, smallest) {
  const spacing = characters.filter((character) => !zeroWidthPattern.test(character));
  const markCount = characters.length - spacing.length;
  const markWidth = advance > 10 * smallest * markCount ? smallest : 0;
  const share = Math.floor(
    spacing.length > 0 ? (advance - markWidth * markCount) / spacing.length : advance / characters.length
  );
  const widths = characters.map(
    (character) => spacing.length > 0 && zeroWidthPattern.test(character) ? markWidth : share
  );
  const widest = widths.reduce(
    (best, width3, index) => width3 > (widths[best] ?? 0) ? index : best,
    0
  );
  const remainder = advance - widths.reduce((sum, width3) => sum + width3, 0);
  widths[widest] = (widths[widest] ?? 0) + remainder;
  return characters.map((text, index) => ({ text, advance: widths[index] ?? 0 }));
}
var init_shareAdvance = __esm({
  "src/rendering/shaping/shareAdvance.ts"() {
    "use strict";
    init_glyphRun();
  }
});

// src/rendering/shaping/ShapingFont.ts
import { Blob as Blob2, Buffer as Buffer2, Direction, Face, Font, shape } from "harfbuzzjs";
function traceClusters(font, clusters) {
  const path = new PathWriter();
  let pen = 0;
  for (const { advance, glyphs } of clusters) {
    for (const { id, x: x2, y: y2 } of glyphs) traceGlyph(path, font, id, pen + x2, y2);
    pen += advance;
  }
  return path.toString();
}
function traceGlyph(path, font, glyph, originX, originY) {
  for (const { type, values } of font.glyphToJson(glyph)) {
    const [a2 = 0, b = 0, c2 = 0, d2 = 0, e2 = 0, f2 = 0] = values.map(
      (value, index) => index % 2 === 0 ? value + originX : -value - originY
    );
    if (type === "M") path.move(a2, b);
    else if (type === "L") path.addLine(a2, b);
    else if (type === "Q") path.addQuadraticCurve(a2, b, c2, d2);
    else if (type === "C") path.addCurve(a2, b, c2, d2, e2, f2);
    else path.close();
  }
}
var maxCachedGraphemes, maxCachedRuns, ShapingFont;
var init_ShapingFont = __esm({
  "src/rendering/shaping/ShapingFont.ts"() {
    "use strict";
    init_getOrCreate();
    init_sliceNames();
    init_path();
    init_shareAdvance();
    maxCachedGraphemes = 1e4;
    maxCachedRuns = 2e3;
    ShapingFont = class {
      /** Whether the font has only some characters of a script, and is provided by the operator. */
      isSlice;
      name;
      url;
      /** Script of the font, as an ISO 15924 code. */
      script;
      font;
      unitsPerEm;
      // Reuse one buffer: buffers are only freed by garbage collection and would pile up over a long list.
      buffer = new Buffer2();
      coverage = /* @__PURE__ */ new Map();
      boxes = /* @__PURE__ */ new Map();
      runs = /* @__PURE__ */ new Map();
      /**
       * @param bytes TrueType file of the font
       * @param url address of the font, if the operator provides it
       */
      constructor(name, script, bytes, url) {
        const face = new Face(new Blob2(bytes));
        this.isSlice = isSliceFontName(name);
        this.name = name;
        this.url = url;
        this.script = script;
        this.font = new Font(face);
        this.unitsPerEm = face.upem;
      }
      /** Returns whether the font has all characters of a grapheme. */
      has(grapheme) {
        return getOrCreateLru(
          this.coverage,
          maxCachedGraphemes,
          grapheme,
          () => this.shapeGlyphs(grapheme, false).every(({ codepoint }) => codepoint !== 0)
        );
      }
      /** Selects and positions the glyphs of a text in one direction. The last results are cached. */
      shape(text, isRightToLeft) {
        return getOrCreateLru(
          this.runs,
          maxCachedRuns,
          `${isRightToLeft ? "<" : ">"}${text}`,
          () => this.createRun(text, isRightToLeft)
        );
      }
      createRun(text, isRightToLeft) {
        const { font, unitsPerEm } = this;
        const clusters = this.createClusters(text, isRightToLeft);
        let outline;
        let [top4, bottom] = [0, 0];
        for (const { id, y: y2 } of clusters.flatMap(({ glyphs }) => glyphs)) {
          const box = this.getBox(id);
          if (box.isEmpty) continue;
          top4 = Math.max(top4, box.top + y2);
          bottom = Math.min(bottom, box.bottom + y2);
        }
        return {
          fontName: this.name,
          ...this.url !== void 0 && { fontUrl: this.url },
          unitsPerEm,
          text,
          isRightToLeft,
          clusters,
          advance: clusters.reduce((sum, { advance }) => sum + advance, 0),
          top: top4,
          bottom,
          get outline() {
            return outline ??= traceClusters(font, clusters);
          }
        };
      }
      createClusters(text, isRightToLeft) {
        const shaped = this.shapeGlyphs(text, isRightToLeft);
        const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((a2, b) => a2 - b);
        const ends = new Map(starts.map((start2, index) => [start2, starts[index + 1]]));
        const clusters = [];
        for (const {
          codepoint: id,
          cluster: start2,
          xAdvance = 0,
          xOffset = 0,
          yOffset = 0
        } of shaped) {
          let last = clusters.at(-1);
          if (last?.start !== start2) {
            last = { start: start2, text: text.slice(start2, ends.get(start2)), advance: 0, glyphs: [] };
            clusters.push(last);
          }
          if (!this.getBox(id).isEmpty || last.glyphs.length === 0)
            last.glyphs.push({ id, x: last.advance + xOffset, y: yOffset });
          last.advance += xAdvance;
        }
        const smallestAdvance = Math.ceil(this.unitsPerEm / 1e3);
        return clusters.map(({ text: clusterText, advance, glyphs }) => {
          const characters = Array.from(clusterText);
          if (isRightToLeft) characters.reverse();
          return {
            text: clusterText,
            advance,
            glyphs,
            characters: shareAdvance(advance, characters, smallestAdvance)
          };
        });
      }
      shapeGlyphs(text, isRightToLeft) {
        const { buffer } = this;
        buffer.clearContents();
        buffer.addText(text);
        buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
        buffer.setScript(this.script);
        buffer.setLanguage("und");
        shape(this.font, buffer);
        return buffer.getGlyphInfosAndPositions();
      }
      getBox(glyph) {
        return getOrCreate(this.boxes, glyph, () => {
          const { yBearing = 0, width: width3 = 0, height: height3 = 0 } = this.font.glyphExtents(glyph) ?? {};
          return {
            top: yBearing,
            bottom: yBearing + height3,
            isEmpty: width3 === 0 && height3 === 0
          };
        });
      }
    };
  }
});

// src/rendering/shaping/loadLineShaper.ts
function listScripts(texts) {
  const scripts2 = /* @__PURE__ */ new Set();
  for (const text of texts) {
    let script;
    for (const grapheme of splitGraphemes(text)) {
      script = ideographicSign.test(grapheme) ? script : findScript(grapheme, script);
      if (script) scripts2.add(script);
    }
  }
  return scripts2;
}
function listNeededFonts(texts) {
  const needed = /* @__PURE__ */ new Map();
  for (const code of listScripts(texts))
    for (const role of ["body", "bold"]) needed.set(getScriptFontName(code, role), code);
  const textsWithMarks = texts.filter((text) => combiningMark.test(text));
  const needsGreekFont = textsWithMarks.some((text) => greekOrAfrican.test(text));
  if (textsWithMarks.length > 0) {
    for (const name of Object.values(markFontNames).flat())
      if (name !== "titleGreekMarks" || needsGreekFont) needed.set(name, "Latn");
  }
  return needed;
}
function listNeededSlices(texts, slices) {
  const needed = /* @__PURE__ */ new Map();
  for (const text of texts)
    for (const grapheme of splitGraphemes(text)) {
      const slice = slices.find(grapheme, text);
      if (slice)
        for (const weight of sliceWeights)
          needed.set(slice.names[weight], scriptsByLanguage[slice.language]);
    }
  return needed;
}
async function loadLineShaper(texts, readFont, source) {
  const fonts = [
    ...Array.from(
      listNeededFonts(texts),
      ([name, script]) => loadFont(name, script, () => readFont(name))
    ),
    ...Array.from(
      source ? listNeededSlices(texts, source.slices) : [],
      ([name, script]) => loadFont(name, script, () => source?.readSlice(name), source?.getUrl?.(name))
    )
  ];
  const loaded = (await Promise.all(fonts)).filter((font) => font !== void 0);
  const key = [source?.slices.id, ...loaded.map(([name]) => name)].join(" ");
  return getOrCreateLru(
    shapers,
    maxShapers,
    key,
    () => new FontLineShaper(new Map(loaded), source?.slices)
  );
}
async function loadFont(name, script, readFile, url) {
  const key = url ?? name;
  let font = loadedFonts.get(key);
  if (!font) {
    const bytes = await readFile();
    if (!bytes) return void 0;
    font = loadedFonts.get(key) ?? new ShapingFont(name, script, bytes, url);
    loadedFonts.set(key, font);
  }
  return [name, font];
}
var loadedFonts, maxShapers, shapers, combiningMark, ideographicSign, greekOrAfrican;
var init_loadLineShaper = __esm({
  "src/rendering/shaping/loadLineShaper.ts"() {
    "use strict";
    init_africanLetters();
    init_getOrCreate();
    init_graphemes();
    init_scriptFonts();
    init_findScript();
    init_FontSlices();
    init_sliceIndex();
    init_FontLineShaper();
    init_ShapingFont();
    loadedFonts = /* @__PURE__ */ new Map();
    maxShapers = 8;
    shapers = /* @__PURE__ */ new Map();
    combiningMark = /[\u0300-\u036f]/;
    ideographicSign = /^[\u3000-\u303f]/;
    greekOrAfrican = new RegExp(`\\p{Script=Greek}|[${africanLetters}]`, "u");
  }
});

// src/runtime/fetchFile.ts
function fetchFile(url, limit = timeouts.response) {
  return withTimeout(limit, async (signal) => {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`${url}: status ${response.status}`);
    return response.blob();
  });
}
var init_fetchFile = __esm({
  "src/runtime/fetchFile.ts"() {
    "use strict";
    init_timeouts();
  }
});

// src/runtime/getOrCreatePromise.ts
function getOrCreatePromise(map, key, create2, maxSize = Infinity) {
  return getOrCreateLru(map, maxSize, key, () => {
    const promise = create2();
    promise.catch(() => map.delete(key));
    return promise;
  });
}
var init_getOrCreatePromise = __esm({
  "src/runtime/getOrCreatePromise.ts"() {
    "use strict";
    init_getOrCreate();
  }
});

// src/rendering/fonts/fetchFontBytes.ts
async function fetchBytes(url) {
  const file = await fetchFile(url);
  return new Uint8Array(await file.arrayBuffer());
}
var files, fetchFontBytes;
var init_fetchFontBytes = __esm({
  "src/rendering/fonts/fetchFontBytes.ts"() {
    "use strict";
    init_fetchFile();
    init_getOrCreatePromise();
    init_retryImport();
    files = /* @__PURE__ */ new Map();
    fetchFontBytes = (url, load = fetchBytes) => getOrCreatePromise(files, url, () => retryImport(() => load(url)));
  }
});

// src/rendering/shaping/scriptFontUrls.ts
var scriptFontUrls_exports = {};
__export(scriptFontUrls_exports, {
  Arab: () => default2,
  ArabBold: () => default3,
  Armn: () => default4,
  ArmnBold: () => default5,
  Beng: () => default6,
  BengBold: () => default7,
  Deva: () => default8,
  DevaBold: () => default9,
  Ethi: () => default10,
  EthiBold: () => default11,
  Geor: () => default12,
  GeorBold: () => default13,
  Gujr: () => default14,
  GujrBold: () => default15,
  Guru: () => default16,
  GuruBold: () => default17,
  Hebr: () => default18,
  HebrBold: () => default19,
  Khmr: () => default20,
  KhmrBold: () => default21,
  Knda: () => default22,
  KndaBold: () => default23,
  Laoo: () => default24,
  LaooBold: () => default25,
  Mlym: () => default26,
  MlymBold: () => default27,
  Mymr: () => default28,
  MymrBold: () => default29,
  Orya: () => default30,
  OryaBold: () => default31,
  Sinh: () => default32,
  SinhBold: () => default33,
  Taml: () => default34,
  TamlBold: () => default35,
  Telu: () => default36,
  TeluBold: () => default37,
  Thai: () => default38,
  ThaiBold: () => default39,
  Tibt: () => default40,
  bodyMarks: () => default41,
  boldMarks: () => default42,
  titleGreekMarks: () => default43,
  titleMarks: () => default44
});
import { default as default2 } from "./fonts/Arab.ttf";
import { default as default3 } from "./fonts/ArabBold.ttf";
import { default as default4 } from "./fonts/Armn.ttf";
import { default as default5 } from "./fonts/ArmnBold.ttf";
import { default as default6 } from "./fonts/Beng.ttf";
import { default as default7 } from "./fonts/BengBold.ttf";
import { default as default8 } from "./fonts/Deva.ttf";
import { default as default9 } from "./fonts/DevaBold.ttf";
import { default as default10 } from "./fonts/Ethi.ttf";
import { default as default11 } from "./fonts/EthiBold.ttf";
import { default as default12 } from "./fonts/Geor.ttf";
import { default as default13 } from "./fonts/GeorBold.ttf";
import { default as default14 } from "./fonts/Gujr.ttf";
import { default as default15 } from "./fonts/GujrBold.ttf";
import { default as default16 } from "./fonts/Guru.ttf";
import { default as default17 } from "./fonts/GuruBold.ttf";
import { default as default18 } from "./fonts/Hebr.ttf";
import { default as default19 } from "./fonts/HebrBold.ttf";
import { default as default20 } from "./fonts/Khmr.ttf";
import { default as default21 } from "./fonts/KhmrBold.ttf";
import { default as default22 } from "./fonts/Knda.ttf";
import { default as default23 } from "./fonts/KndaBold.ttf";
import { default as default24 } from "./fonts/Laoo.ttf";
import { default as default25 } from "./fonts/LaooBold.ttf";
import { default as default26 } from "./fonts/Mlym.ttf";
import { default as default27 } from "./fonts/MlymBold.ttf";
import { default as default28 } from "./fonts/Mymr.ttf";
import { default as default29 } from "./fonts/MymrBold.ttf";
import { default as default30 } from "./fonts/Orya.ttf";
import { default as default31 } from "./fonts/OryaBold.ttf";
import { default as default32 } from "./fonts/Sinh.ttf";
import { default as default33 } from "./fonts/SinhBold.ttf";
import { default as default34 } from "./fonts/Taml.ttf";
import { default as default35 } from "./fonts/TamlBold.ttf";
import { default as default36 } from "./fonts/Telu.ttf";
import { default as default37 } from "./fonts/TeluBold.ttf";
import { default as default38 } from "./fonts/Thai.ttf";
import { default as default39 } from "./fonts/ThaiBold.ttf";
import { default as default40 } from "./fonts/Tibt.ttf";
import { default as default41 } from "./fonts/bodyMarks.ttf";
import { default as default42 } from "./fonts/boldMarks.ttf";
import { default as default43 } from "./fonts/titleGreekMarks.ttf";
import { default as default44 } from "./fonts/titleMarks.ttf";
var init_scriptFontUrls = __esm({
  "src/rendering/shaping/scriptFontUrls.ts"() {
    "use strict";
  }
});

// src/rendering/shaping/scriptFontFiles.ts
var scriptFontFiles_exports = {};
__export(scriptFontFiles_exports, {
  fetchScriptFont: () => fetchScriptFont,
  fetchSlice: () => fetchSlice,
  withRequest: () => withRequest
});
async function withRequest(request, run2) {
  try {
    return await run2();
  } catch (error) {
    throw Object.assign(error, { request });
  }
}
var fetchScriptFont, fetchSlice;
var init_scriptFontFiles = __esm({
  "src/rendering/shaping/scriptFontFiles.ts"() {
    "use strict";
    init_fetchFontBytes();
    init_sliceIndex();
    init_scriptFontUrls();
    fetchScriptFont = (name) => fetchFontBytes(scriptFontUrls_exports[name]);
    fetchSlice = (url) => fetchFontBytes(
      url,
      () => withRequest(url, async () => {
        const bytes = await fetchBytes(url);
        if (!isTrueType(bytes)) throw new Error(`${url} is not a font`);
        return bytes;
      })
    );
  }
});

// src/rendering/shaping/sliceSource.ts
function createSource(folder, fonts) {
  const getUrl = (name) => folder + getSliceFile(name);
  return {
    slices: new FontSlices(folder, fonts),
    getUrl,
    readSlice: (name) => loadUnlessFailed(getUrl(name), fetchSlice)
  };
}
async function loadUnlessFailed(url, load) {
  const failedAt = failures.get(url) ?? -Infinity;
  if (performance.now() - failedAt < failurePause) return void 0;
  try {
    return await load(url);
  } catch {
    failures.set(url, performance.now());
    return void 0;
  }
}
var failurePause, sources, failures, loadSliceSource, fetchIndex;
var init_sliceSource = __esm({
  "src/rendering/shaping/sliceSource.ts"() {
    "use strict";
    init_fetchFile();
    init_getOrCreatePromise();
    init_retryImport();
    init_sliceIndex();
    init_FontSlices();
    init_scriptFontFiles();
    failurePause = 6e4;
    sources = /* @__PURE__ */ new Map();
    failures = /* @__PURE__ */ new Map();
    loadSliceSource = (fontsUrl) => {
      const folder = fontsUrl.replace(/\/*$/, "/");
      return loadUnlessFailed(
        folder + sliceIndexFile,
        (url) => getOrCreatePromise(sources, folder, async () => createSource(folder, await fetchIndex(url)))
      );
    };
    fetchIndex = (url) => retryImport(
      () => withRequest(url, async () => parseSliceIndex(await (await fetchFile(url)).text()))
    );
  }
});

// src/rendering/shaping/browserLineShaper.ts
var browserLineShaper_exports = {};
__export(browserLineShaper_exports, {
  loadBrowserLineShaper: () => loadBrowserLineShaper
});
async function loadBrowserLineShaper(texts, fontsUrl) {
  const hasSlicedText = texts.some((text) => sliceCharacters.test(text));
  const source = fontsUrl && hasSlicedText ? await loadSliceSource(fontsUrl) : void 0;
  const shapedTexts = source ? texts : texts.filter((text) => shapedCharacters.test(text));
  return shapedTexts.length > 0 ? loadLineShaper(shapedTexts, fetchScriptFont, source) : void 0;
}
var init_browserLineShaper = __esm({
  "src/rendering/shaping/browserLineShaper.ts"() {
    "use strict";
    init_loadFonts();
    init_sliceIndex();
    init_loadLineShaper();
    init_scriptFontFiles();
    init_sliceSource();
  }
});

// src/rendering/layouts/ornaments/curves.ts
function traceRoundedRectangle(x2, y2, width3, height3, radius) {
  const [right, bottom] = [x2 + width3, y2 + height3];
  const near = radius * (1 - quarterCircleHandleLength);
  return new PathWriter(2).move(x2 + radius, y2).addLine(right - radius, y2).addCurve(right - near, y2, right, y2 + near, right, y2 + radius).addLine(right, bottom - radius).addCurve(right, bottom - near, right - near, bottom, right - radius, bottom).addLine(x2 + radius, bottom).addCurve(x2 + near, bottom, x2, bottom - near, x2, bottom - radius).addLine(x2, y2 + radius).addCurve(x2, y2 + near, x2 + near, y2, x2 + radius, y2).close().toString();
}
function traceQuarterArc(path, cx, cy, radius, sx, sy) {
  const reach = radius * quarterCircleHandleLength;
  return path.addCurve(
    cx + sx * radius,
    cy + sy * reach,
    cx + sx * reach,
    cy + sy * radius,
    cx,
    cy + sy * radius
  );
}
function traceCircle(cx, cy, radius) {
  const reach = radius * quarterCircleHandleLength;
  const [left, right] = [cx - radius, cx + radius];
  const [top4, bottom] = [cy - radius, cy + radius];
  return new PathWriter(2).move(left, cy).addCurve(left, cy - reach, cx - reach, top4, cx, top4).addCurve(cx + reach, top4, right, cy - reach, right, cy).addCurve(right, cy + reach, cx + reach, bottom, cx, bottom).addCurve(cx - reach, bottom, left, cy + reach, left, cy).close().toString();
}
function traceSmoothCurve(path, points) {
  const getPoint = (index) => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  path.move(...getPoint(0));
  for (let index = 0; index < points.length - 1; index++) {
    const [previous, from, to, next] = [
      getPoint(index - 1),
      getPoint(index),
      getPoint(index + 1),
      getPoint(index + 2)
    ];
    path.addCurve(
      from[0] + (to[0] - previous[0]) / 6,
      from[1] + (to[1] - previous[1]) / 6,
      to[0] - (next[0] - from[0]) / 6,
      to[1] - (next[1] - from[1]) / 6,
      to[0],
      to[1]
    );
  }
}
var quarterCircleHandleLength;
var init_curves = __esm({
  "src/rendering/layouts/ornaments/curves.ts"() {
    "use strict";
    init_path();
    quarterCircleHandleLength = 0.5523;
  }
});

// src/rendering/scene.ts
var portraitPageSize, createFilledPath, createStrokedPath;
var init_scene = __esm({
  "src/rendering/scene.ts"() {
    "use strict";
    init_pageSize();
    portraitPageSize = {
      width: landscapePageSize.height,
      height: landscapePageSize.width
    };
    createFilledPath = (d2, fill) => ({ kind: "path", d: d2, fill });
    createStrokedPath = (d2, stroke, strokeWidth, look) => ({ kind: "path", d: d2, stroke, strokeWidth, ...look });
  }
});

// src/rendering/text/fitText.ts
function getCached(measurer, rules, compute) {
  const bySize = getOrCreate(fittings, measurer, () => /* @__PURE__ */ new Map());
  const sameSize = getOrCreate(bySize, rules[0], () => []);
  const existing = sameSize.find(
    (cached) => cached.rules.length === rules.length && cached.rules.every((value, index) => value === rules[index])
  );
  if (existing) return existing.fitted;
  const fitted = compute();
  sameSize.push({ rules, fitted });
  return fitted;
}
function fitText(measurer, rules) {
  const { size: size2, minSize, width: width3, maxLines, tracking, oneLineShare, maxLineLetters } = rules;
  return getCached(
    measurer,
    [size2, minSize, width3, maxLines, tracking, oneLineShare, maxLineLetters],
    () => computeFit(measurer, rules)
  );
}
function computeFit(measurer, rules) {
  const { size: size2, minSize, width: width3, maxLines, oneLineShare, maxLineLetters = Infinity } = rules;
  const tracking = measurer.isShaped ? 0 : rules.tracking / size2;
  const paragraph = measurer.getParagraph(measurer.text);
  const createResult = (fittedSize, lines2) => ({
    lines: lines2,
    size: fittedSize,
    tracking: tracking * fittedSize,
    isOverflowing: lines2.length > maxLines
  });
  const naturalWidth = paragraph.measureWidth(tracking);
  const lineShare = Math.max(maxLineLetters / paragraph.line.length, 1.1 / maxLines);
  const maxLineWidth = naturalWidth * lineShare;
  const getLineWidth = (fittedSize) => Math.min(width3 / fittedSize, maxLineWidth);
  if (naturalWidth <= getLineWidth(size2)) return createResult(size2, [paragraph.line]);
  const oneLineSize = naturalWidth <= maxLineWidth ? width3 / naturalWidth : 0;
  const share = maxLines > 1 ? oneLineShare : 0;
  if (oneLineSize >= Math.max(minSize, size2 * share))
    return createResult(oneLineSize, [paragraph.line]);
  for (let lines2 = 2; lines2 <= maxLines; lines2++) {
    const largest = size2 * (lines2 === 2 ? 0.86 : 0.74);
    const minFitSize = lines2 < maxLines ? Math.max(minSize, size2 * twoLineShare) : minSize;
    for (let smaller = largest; smaller >= minFitSize; smaller *= 0.97)
      if (paragraph.countLines(getLineWidth(smaller), tracking, lines2) <= lines2)
        return createResult(smaller, paragraph.breakEvenly(getLineWidth(smaller), tracking));
  }
  return createResult(minSize, paragraph.breakEvenly(getLineWidth(minSize), tracking));
}
function fitParagraphs(measurer, size2, width3, minShare2) {
  return getCached(measurer, [size2, width3, minShare2], () => {
    const lines2 = getParagraphs(measurer).flatMap(
      (paragraph) => paragraph.breakEvenly(width3 / size2, 0, minShare2)
    );
    return { lines: lines2, size: size2, tracking: 0, isOverflowing: false };
  });
}
function countLines(measurer, size2, width3, maxLines) {
  let lines2 = 0;
  for (const paragraph of getParagraphs(measurer)) {
    if (lines2 > maxLines) break;
    lines2 += paragraph.countLines(width3 / size2, 0, maxLines - lines2);
  }
  return lines2;
}
function getParagraphs(measurer) {
  return measurer.text.split("\n").map((text) => measurer.getParagraph(text));
}
var twoLineShare, fittings;
var init_fitText = __esm({
  "src/rendering/text/fitText.ts"() {
    "use strict";
    init_getOrCreate();
    twoLineShare = 0.56;
    fittings = /* @__PURE__ */ new WeakMap();
  }
});

// src/rendering/text/words.ts
function getTrackedWidth({ text, width: width3 }, tracking) {
  return width3 + tracking * (text.length - 1);
}
function findLineStarts(words, lineWidth, tracking, maxLines = Infinity) {
  const starts = [];
  let width3 = 0;
  let length = 0;
  let gap4 = 0;
  let spaces = 1;
  let index = 0;
  for (const word of words) {
    const wider = width3 + gap4 + word.width;
    const longer = length + spaces + word.text.length;
    const fits = wider + tracking * (longer - 1) <= lineWidth;
    const startsLine = index === 0 || word.isContinuation || !fits;
    if (startsLine) starts.push(index);
    if (starts.length > maxLines) break;
    width3 = startsLine ? word.width : wider;
    length = startsLine ? word.text.length : longer;
    gap4 = word.gap;
    spaces = word.isJoined ? 0 : 1;
    index += 1;
  }
  return starts;
}
function joinLines(words, starts) {
  return starts.map((start2, line) => {
    const end2 = starts[line + 1] ?? words.length;
    return words.slice(start2, end2).map(
      ({ text, isJoined }, index) => isJoined || start2 + index === end2 - 1 ? text : `${text} `
    ).join("");
  });
}
function joinWords2(group) {
  const [first, ...following] = group;
  const last = group.at(-1);
  if (!first || !last || following.some(({ isContinuation: isContinuation2 }) => isContinuation2)) return void 0;
  const width3 = group.reduce((sum, word) => sum + word.width + word.gap, -last.gap);
  const { isContinuation } = first;
  return { ...last, text: joinLines(group, [0]).join(""), width: width3, isContinuation };
}
var init_words = __esm({
  "src/rendering/text/words.ts"() {
    "use strict";
  }
});

// src/rendering/text/preventLoneWord.ts
function preventLoneWord(words, starts, width3, lineWidth, tracking) {
  const last = words.at(-1);
  const isLoneWord = (lineStarts) => lineStarts.at(-1) === words.length - 1;
  if (!last || last.width > lineWidth * maxLoneShare || last.text.includes(" ")) return starts;
  let narrowed = starts;
  for (let limit = width3; isLoneWord(narrowed); limit *= 0.97) {
    if (limit < lineWidth * minLineShare) return starts;
    narrowed = findLineStarts(words, limit, tracking, starts.length);
  }
  return narrowed.length > starts.length ? starts : narrowed;
}
var maxLoneShare, minLineShare;
var init_preventLoneWord = __esm({
  "src/rendering/text/preventLoneWord.ts"() {
    "use strict";
    init_words();
    maxLoneShare = 1 / 3;
    minLineShare = 0.7;
  }
});

// src/rendering/text/joinItems.ts
function joinItems(words, lineWidth, tracking) {
  if (!words.some(({ text }) => text.endsWith("\xB7"))) return words;
  const clauses = joinUnits(words, clauseEnd, lineWidth, tracking);
  const items = joinUnits(clauses, itemEnd, lineWidth, tracking);
  const countLines2 = (units) => findLineStarts(units, lineWidth, tracking).length;
  const count = countLines2(words);
  return [items, clauses].find((units) => countLines2(units) <= count) ?? words;
}
function joinUnits(words, end2, lineWidth, tracking) {
  const units = [];
  let group = [];
  for (const [index, word] of words.entries()) {
    group.push(word);
    const next = words[index + 1];
    if (next && (!end2.test(word.text) || /^\d/.test(next.text))) continue;
    const unit = joinWords2(group);
    const fits = unit && getTrackedWidth(unit, tracking) <= lineWidth;
    units.push(...fits ? [unit] : group);
    group = [];
  }
  return units;
}
var itemEnd, clauseEnd;
var init_joinItems = __esm({
  "src/rendering/text/joinItems.ts"() {
    "use strict";
    init_words();
    itemEnd = /·$/;
    clauseEnd = /(?:[,;·–—]|[^\s.]{4}[.!?…])$/;
  }
});

// src/rendering/text/joinPrepositions.ts
function joinPrepositions(words, lineWidth, tracking) {
  const joined = [];
  let group = [];
  for (const word of words) {
    group.push(word);
    if (preposition.test(word.text) && group.length <= maxPrepositions) continue;
    joined.push(...joinGroup(group, lineWidth, tracking));
    group = [];
  }
  joined.push(...group);
  if (joined.length === words.length) return words;
  const countLines2 = (units) => findLineStarts(units, lineWidth, tracking).length;
  return countLines2(joined) <= countLines2(words) ? joined : words;
}
function joinGroup(group, lineWidth, tracking) {
  if (group.length < 2 || !capitalized.test(group.at(-1)?.text ?? "")) return group;
  const unit = joinWords2(group);
  return unit && getTrackedWidth(unit, tracking) <= lineWidth ? [unit] : group;
}
var preposition, capitalized, maxPrepositions;
var init_joinPrepositions = __esm({
  "src/rendering/text/joinPrepositions.ts"() {
    "use strict";
    init_words();
    preposition = /^(?:[aàeéoy]|aos?|às|as|os|[dn][aeo]s?|del|della|di|van|von|em|en|por|para|com|con|el|l[ao]s?|and|for|of|the|to|with)$/i;
    capitalized = /^\p{Lu}/u;
    maxPrepositions = 3;
  }
});

// src/rendering/text/joinNumbers.ts
function joinNumbers(words) {
  const joined = [];
  for (const [index, word] of words.entries()) {
    const previous = words[index - 1];
    if (previous !== void 0 && isNumberWithWord(previous, word))
      joined.push(`${joined.pop() ?? ""} ${word}`);
    else joined.push(word);
  }
  return joined.length < words.length ? joined : words;
}
var numberBeforeWord, shortWord, shortWordsOfSentences, numberLabel, labeledNumber, isNumberWithWord;
var init_joinNumbers = __esm({
  "src/rendering/text/joinNumbers.ts"() {
    "use strict";
    numberBeforeWord = /^\(?\d(?:[\d.,/-]*[\dºª°])?$/;
    shortWord = /^[a-zà-ÿ]{1,7}[.,;:)]*$/;
    shortWordsOfSentences = /^(?:[aàeéoyu]|aos?|as|os|[dn][aeo]s?|del|em|en|por|para|com|con|que|el|l[ao]s?|and|at|by|for|from|in|is|of|on|or|the|to|with)$/;
    numberLabel = /^\(?(?:n\.?[º°]|no\.|núm\.|nro\.|№|sala|suite|room|conj\.|cj\.|apto\.|bloco|km|art\.|CEP|CNPJ|NIF)$/i;
    labeledNumber = /^\d[\d.,/-]*[º°]?[),;:]*(?:\u00a0[·–—])?$/;
    isNumberWithWord = (first, second) => numberBeforeWord.test(first) && shortWord.test(second) && !shortWordsOfSentences.test(second) || labeledNumber.test(second) && numberLabel.test(first);
  }
});

// src/rendering/text/breakLines.ts
function getFirstGrapheme(text) {
  if (!combinable.test(text.slice(0, 2))) return text.slice(0, 1);
  const [first = ""] = splitGraphemes(text);
  return first;
}
function getLastGrapheme(text) {
  return combinable.test(text.slice(-1)) ? [...splitGraphemes(text)].at(-1) ?? "" : text.slice(-1);
}
function getGraphemeEnds(text) {
  let end2 = 0;
  return Array.from(splitGraphemes(text), (grapheme) => end2 += grapheme.length);
}
function findMaxCount(fits, guess, maxCount) {
  let low = 1;
  let high = maxCount + 1;
  let attempt = guess;
  for (let step = 1; high - low > 1; step *= 2) {
    attempt = Math.min(Math.max(attempt, low + 1), high - 1);
    const isFitting3 = fits(attempt);
    if (isFitting3) low = attempt;
    else high = attempt;
    const move = Math.min(step, high - low >> 1);
    attempt = isFitting3 ? low + move : high - move;
  }
  return low;
}
function bindDashes(text) {
  return text.replace(/ ([·–—])/g, "\xA0$1");
}
var maxLinesOfEvenCuts, Paragraph, combinable;
var init_breakLines = __esm({
  "src/rendering/text/breakLines.ts"() {
    "use strict";
    init_graphemes();
    init_getOrCreate();
    init_preventLoneWord();
    init_joinItems();
    init_joinPrepositions();
    init_joinNumbers();
    init_words();
    maxLinesOfEvenCuts = 4;
    Paragraph = class {
      /** The text of the whole paragraph on a single line. */
      line;
      measurePiece;
      splitWords;
      phrases;
      measuredWords;
      measuredWordsWithNumbers;
      /** End of each grapheme in words that were cut, as string indices. */
      graphemeEnds = /* @__PURE__ */ new Map();
      /**
       * Creates a paragraph from a text.
       * @param measurePiece returns the width of a piece of text, in ems
       * @param splitWords splits text between spaces into words. Default: the text is one word
       */
      constructor(text, measurePiece, splitWords = (phrase) => [phrase]) {
        this.phrases = bindDashes(text).split(/[ \t\n]+/).filter(Boolean);
        this.measurePiece = measurePiece;
        this.splitWords = splitWords;
        this.line = this.phrases.join(" ");
      }
      /** Returns the width of the whole text on a single line, in ems. */
      measureWidth(tracking = 0) {
        return this.measurePiece(this.line) + tracking * Math.max(0, this.line.length - 1);
      }
      /**
       * Breaks the text into as few lines as possible, of widths as equal as possible. Breaks a text with middle dots only
       * at them if that takes no more lines. In a few lines, such as those of a name, the pieces of a word that is wider than a
       * line are of equal widths, too.
       * @param minShare width to which lines may be narrowed, as a share of `lineWidth`; further, if the last line would be a
       * single short word
       */
      breakEvenly(lineWidth, tracking = 0, minShare2 = 0.4) {
        const fitted = [...this.fitWords(lineWidth, tracking)];
        const joined = joinPrepositions(fitted, lineWidth, tracking);
        const words = joinItems(joined, lineWidth, tracking);
        const starts = findLineStarts(words, lineWidth, tracking);
        if (starts.length < 2) return joinLines(words, starts);
        const cutsAgain = starts.length <= maxLinesOfEvenCuts && words.some(({ isContinuation }) => isContinuation) && !this.line.includes("\xA0");
        const getWords = (width3) => cutsAgain ? [...this.fitWords(width3, tracking)] : words;
        let low = (cutsAgain ? this.words : words).map((word) => getTrackedWidth(word, tracking)).filter((width3) => width3 <= lineWidth).reduce((widest, width3) => Math.max(widest, width3), lineWidth * minShare2);
        let high = lineWidth;
        for (let step = 0; step < 12; step++) {
          const middle2 = (low + high) / 2;
          if (findLineStarts(getWords(middle2), middle2, tracking).length <= starts.length) high = middle2;
          else low = middle2;
        }
        const evenWords = getWords(high);
        const evenStarts = findLineStarts(evenWords, high, tracking);
        return joinLines(evenWords, preventLoneWord(evenWords, evenStarts, high, lineWidth, tracking));
      }
      /** Counts the lines that the text needs. Stops counting at `maxLines` + 1 lines. */
      countLines(lineWidth, tracking = 0, maxLines = Infinity) {
        return findLineStarts(this.fitWords(lineWidth, tracking), lineWidth, tracking, maxLines).length;
      }
      /** The measured words. Most texts fit on one line, so words are measured when they are needed for the first time. */
      get words() {
        return this.measuredWords ??= this.measurePhrases(this.phrases);
      }
      /** The measured words, with the words that belong to numbers joined to them. */
      get wordsWithNumbers() {
        if (this.measuredWordsWithNumbers) return this.measuredWordsWithNumbers;
        const phrases = joinNumbers(this.phrases);
        const words = phrases === this.phrases ? this.words : this.measurePhrases(phrases);
        return this.measuredWordsWithNumbers = words;
      }
      measurePhrases(phrases) {
        return phrases.flatMap((phrase, index) => {
          const words = this.splitWords(phrase);
          return words.map(
            (word, position) => position < words.length - 1 ? { ...this.measureWord(word), isJoined: true } : this.measureWord(word, phrases[index + 1])
          );
        });
      }
      fitWords(lineWidth, tracking) {
        const fits = (word) => getTrackedWidth(word, tracking) <= lineWidth;
        if (this.wordsWithNumbers.every(fits)) return this.wordsWithNumbers;
        return this.words.every(fits) ? this.words : this.cutLongWords(fits);
      }
      /**
       * Cuts words that are wider than a line. This is a generator, so that a caller that has enough lines need not wait
       * until an extremely long word is cut completely.
       */
      *cutLongWords(fits) {
        for (const word of this.words) {
          if (fits(word)) yield word;
          else yield* this.cutWord(word, fits);
        }
      }
      *cutWord(word, fits) {
        const ends = getOrCreate(this.graphemeEnds, word, () => getGraphemeEnds(word.text));
        let start2 = 0;
        let count = 0;
        for (let next = 0; next < ends.length; next += count) {
          const piece = (count2) => this.measureWord(word.text.slice(start2, ends[next + count2 - 1]));
          count = findMaxCount((count2) => fits(piece(count2)), count, ends.length - next);
          const isLast = next + count === ends.length;
          yield {
            ...piece(count),
            gap: isLast ? word.gap : 0,
            isContinuation: next > 0,
            isJoined: word.isJoined
          };
          start2 = ends[next + count - 1] ?? start2;
        }
      }
      measureWord(text, next) {
        const { measurePiece } = this;
        const width3 = measurePiece(text);
        const word = { text, width: width3, gap: 0, isContinuation: false, isJoined: false };
        if (next === void 0) return word;
        const [last, first] = [getLastGrapheme(text), getFirstGrapheme(next)];
        const gap4 = measurePiece(`${last} ${first}`) - measurePiece(last) - measurePiece(first);
        return { ...word, gap: gap4 };
      }
    };
    combinable = /[\u0300-\u036f\u0530-\u1dff\u2000-\uffff]/;
  }
});

// src/rendering/text/identifierGroups.ts
function splitIntoIdentifierPieces(identifier3) {
  const breaks = Array.from(identifier3.matchAll(run), ({ 0: { length }, index }) => {
    const step = length > 4 ? 4 : Math.ceil(length / 2);
    const count = Math.ceil(length / step) - 1;
    return Array.from({ length: count }, (_2, piece) => index + (piece + 1) * step);
  }).flat();
  return [0, ...breaks].map((start2, index) => identifier3.slice(start2, breaks[index])).filter((piece) => piece !== "");
}
var groupGap, run, fullGroup, hasGroupGaps, splitAtGaps;
var init_identifierGroups = __esm({
  "src/rendering/text/identifierGroups.ts"() {
    "use strict";
    groupGap = 0.3;
    run = /[^\W_]+/g;
    fullGroup = /(.*?[^\W_]{3})([^\W_])(?=[^\W_])/;
    hasGroupGaps = (identifier3) => !/[\W_]/.test(identifier3);
    splitAtGaps = (line) => line.split(fullGroup).map((text, index) => ({ text, hasGap: index % 3 === 2 })).filter(({ text }) => text !== "");
  }
});

// src/rendering/text/textMeasurer.ts
function getTextMeasurer(text, role, fonts) {
  const texts = getOrCreate(cache2, fonts, () => /* @__PURE__ */ new Map());
  return getOrCreateLru(
    texts,
    maxCachedTexts2,
    `${role}|${text}`,
    () => createMeasurer(text, role, fonts)
  );
}
function createMeasurer(text, role, fonts) {
  const [firstRun, ...otherRuns] = splitIntoFontRuns(text, role, fonts);
  const isSingleRun = firstRun?.kind === "face" || findFallbackGraphemes(text, role, fonts).join("") === text;
  const gaps = role === "identifier" && hasGroupGaps(text) ? { hasGroupGaps: true } : {};
  const { shaper } = fonts;
  const isShaped = shaper !== void 0 && [firstRun, ...otherRuns].some((run2) => run2?.kind === "fallbackText");
  const isShapedRightToLeft = isShaped && shaper.isRightToLeft(text, text);
  const hasParagraphs = text.includes("\n");
  const isRightToLeft = (piece) => isShaped && hasParagraphs ? shaper.isRightToLeft(piece, text) : isShapedRightToLeft;
  const shapedRuns = /* @__PURE__ */ new Map();
  const splitRuns = (piece) => {
    if (isShaped)
      return getOrCreate(
        shapedRuns,
        piece,
        () => shaper.splitRuns(piece, isRightToLeft(piece), role, fonts, text)
      );
    return firstRun && otherRuns.length === 0 && isSingleRun ? [{ ...firstRun, text: piece, ...gaps }] : splitIntoFontRuns(piece, role, fonts);
  };
  const measureWidth = (piece) => splitRuns(piece).reduce((sum, run2) => sum + measureRun(run2, role, fonts), 0);
  const splitWords = role === "identifier" ? splitIntoIdentifierPieces : isShaped ? (phrase) => shaper.splitWords(phrase) : void 0;
  const paragraphs = /* @__PURE__ */ new Map();
  const getParagraph = (piece) => getOrCreate(paragraphs, piece, () => new Paragraph(piece, measureWidth, splitWords));
  let height3;
  const measureHeight = () => height3 ??= measureShapedRuns(isShaped ? text.split("\n").flatMap(splitRuns) : []);
  return { text, isShaped, measureWidth, splitRuns, isRightToLeft, measureHeight, getParagraph };
}
function measureShapedRuns(runs) {
  let [ascent2, descent2] = [0, 0];
  for (const run2 of runs) {
    if (run2.kind !== "glyphs") continue;
    const { top: top4, bottom, unitsPerEm } = run2.run;
    ascent2 = Math.max(ascent2, top4 / unitsPerEm);
    descent2 = Math.max(descent2, -bottom / unitsPerEm);
  }
  return { ascent: ascent2, descent: descent2 };
}
function measureRun(run2, role, fonts) {
  if (run2.kind === "glyphs") return run2.run.advance / run2.run.unitsPerEm;
  return run2.kind === "face" ? measureFaceRun(run2) : fonts.measureFallbackText(run2.text, role).width;
}
function measureFaceRun(run2) {
  const { face, text } = run2;
  if (face.name === "identifier") return placeIdentifier(face, text, 0, 1, run2.hasGroupGaps).right;
  let units = 0;
  let previous = 0;
  for (let index = 0; index < text.length; index++) {
    const glyph = face.getGlyph(text.charCodeAt(index));
    if (index > 0) units += face.getKerning(previous, glyph);
    units += face.getAdvance(glyph);
    previous = glyph;
  }
  return units / face.unitsPerEm;
}
function placeGlyphs(face, text, x2, size2, tracking, hasGaps = false) {
  if (face.name === "identifier") return placeIdentifier(face, text, x2, size2, hasGaps);
  const scale = size2 / face.unitsPerEm;
  const xs = [];
  let units = 0;
  let previous = 0;
  for (let index = 0; index < text.length; index++) {
    const glyph = face.getGlyph(text.charCodeAt(index));
    if (index > 0) units += face.getKerning(previous, glyph);
    xs.push(x2 + units * scale + tracking * index);
    units += face.getAdvance(glyph);
    previous = glyph;
  }
  return { xs, right: x2 + units * scale + tracking * Math.max(0, text.length - 1) };
}
function placeIdentifier(face, line, x2, size2, hasGaps = false) {
  const scale = size2 / face.unitsPerEm;
  const xs = [];
  let right = x2;
  for (const { text, hasGap } of hasGaps ? splitAtGaps(line) : [{ text: line, hasGap: false }]) {
    for (const character of text) {
      xs.push(right);
      right += face.getAdvance(face.getGlyph(character.charCodeAt(0))) * scale;
    }
    if (hasGap) right += groupGap * size2;
  }
  return { xs, right };
}
var maxCachedTexts2, cache2;
var init_textMeasurer = __esm({
  "src/rendering/text/textMeasurer.ts"() {
    "use strict";
    init_getOrCreate();
    init_runs();
    init_breakLines();
    init_identifierGroups();
    maxCachedTexts2 = 128;
    cache2 = /* @__PURE__ */ new WeakMap();
  }
});

// node_modules/lean-qr/nano.mjs
var t, o, r, e, n, f, s, l, c, a, i, d, u, _, p, z, g, w, y, E, h, m;
var init_nano = __esm({
  "node_modules/lean-qr/nano.mjs"() {
    t = [0.2, 3 / 8, 5 / 9, 2 / 3];
    o = (o2, r2) => (e2) => {
      const n2 = 4 * o2 + e2 - 4, f2 = "*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(n2) - 35, s2 = n2 > 8 ? f2 : 1, l2 = r2 / s2 | 0, c2 = r2 % s2, a2 = s2 - c2, i3 = n2 > 8 ? l2 * t[e2] + (o2 > 5) & -2 : f2, d2 = l2 - i3;
      return { t: a2 * d2 + c2 * d2 + c2, o: [[a2, d2], [c2, d2 + 1]], l: i3 };
    };
    r = { L: 0, M: 1, Q: 2, H: 3 };
    e = (t2) => new Uint8Array(t2);
    n = (t2) => {
      const o2 = new Error(`lean-qr error ${t2}`);
      throw o2.code = t2, o2;
    };
    f = (t2, o2 = t2 * t2, r2 = e(o2)) => ({ size: t2, i: r2, get: (o3, e2) => o3 >= 0 && o3 < t2 && !!(1 & r2[e2 * t2 + o3]), u(o3, { on: r3 = [0, 0, 0], off: e2 = [0, 0, 0, 0], pad: n2 = 4, padX: f2 = n2, padY: s2 = n2 } = {}) {
      const l2 = t2 + 2 * f2, c2 = t2 + 2 * s2, a2 = o3.createImageData(l2, c2), i3 = new Uint32Array(a2.data.buffer);
      a2.data.set([...r3, 255]);
      const d2 = i3[0];
      a2.data.set([...e2, 255]);
      const u2 = i3[0];
      for (let t3 = 0; t3 < c2; ++t3) for (let o4 = 0; o4 < l2; ++o4) i3[t3 * l2 + o4] = this.get(o4 - f2, t3 - s2) ? d2 : u2;
      return a2;
    }, toCanvas(t3, o3) {
      const r3 = t3.getContext("2d"), e2 = this.u(r3, o3);
      t3.width = e2.width, t3.height = e2.height, r3.putImageData(e2, 0, 0);
    } });
    s = [(t2, o2) => 1 & (t2 ^ o2), (t2, o2) => 1 & o2, (t2) => t2 % 3, (t2, o2) => (t2 + o2) % 3, (t2, o2) => 1 & (t2 / 3 ^ o2 >> 1), (t2, o2) => (t2 & o2 & 1) + t2 * o2 % 3, (t2, o2) => (t2 & o2) + t2 * o2 % 3 & 1, (t2, o2) => (t2 ^ o2) + t2 * o2 % 3 & 1];
    l = e(511);
    for (let t2 = 0, o2 = 1; t2 < 255; o2 = 2 * o2 ^ 285 * (o2 > 127)) l[l[o2 + 255] = t2++] = o2;
    c = (t2) => l[t2 % 255];
    a = (t2) => l[t2 + 255];
    i = (t2, o2) => {
      const r2 = e(t2.length + o2.length - 1);
      for (let e2 = 0; e2 < t2.length; ++e2) for (let n2 = 0; n2 < o2.length; ++n2) r2[e2 + n2] ^= c(t2[e2] + o2[n2]);
      return r2.map(a);
    };
    d = (t2, o2) => {
      const r2 = e(t2.length + o2.length - 1);
      r2.set(t2, 0);
      for (let e2 = 0; e2 < t2.length; ++e2) if (r2[e2]) {
        const t3 = a(r2[e2]);
        for (let n2 = 0; n2 < o2.length; ++n2) r2[e2 + n2] ^= c(o2[n2] + t3);
      }
      return r2.slice(t2.length);
    };
    u = [[0], [0, 0]];
    for (let t2 = 1; t2 < 30; ++t2) u.push(i(u[t2], [0, t2]));
    _ = (t2, o2) => {
      const r2 = [[], []];
      let n2 = 0, f2 = 0;
      for (const [e2, s3] of o2.o) for (let l2 = 0; l2 < e2; ++l2, n2 += s3) {
        const e3 = t2.slice(n2, n2 + s3);
        r2[0].push(e3), r2[1].push(d(e3, u[o2.l])), f2 += s3 + o2.l;
      }
      const s2 = e(f2);
      f2 = 0;
      for (const t3 of r2) for (let o3 = 0, r3 = -1; r3 < f2; ++o3) {
        r3 = f2;
        for (const r4 of t3) o3 < r4.length && (s2[f2++] = r4[o3]);
      }
      return s2;
    };
    p = (t2, o2, r2) => {
      let e2 = t2 <<= r2;
      for (let t3 = 134217728; t3 >>= 1; ) e2 & t3 && (e2 ^= o2 * (t3 >> r2));
      return e2 | t2;
    };
    z = ({ size: t2, i: o2 }, r2) => {
      const e2 = (r3, e3, n3, f3) => {
        for (; n3-- > 0; r3 += t2) o2.fill(f3, r3, r3 + e3);
      }, n2 = (o3, r3, n3) => {
        for (let f3 = 0; f3++ < 3; n3 -= 2) e2(r3 * t2 + o3 - (n3 >> 1) * (t2 + 1), n3, n3, 2 | f3);
      }, f2 = 2 * ((t2 - 13) / (1 + (r2 / 7 | 0)) / 2 + 0.75 | 0);
      if (r2 > 1) for (let o3 = t2 - 7; o3 > 8; o3 -= f2) {
        for (let t3 = o3; t3 > 8; t3 -= f2) n2(o3, t3, 5);
        o3 < t2 - 7 && n2(o3, 6, 5);
      }
      if (r2 > 6) for (let e3 = p(r2, 7973, 12), n3 = 1; n3 < 7; ++n3) for (let r3 = 12; r3-- > 9; e3 >>= 1) o2[n3 * t2 - r3] = 2 | 1 & e3;
      e2(7, 2, 9, 2), e2(t2 - 8, 8, 9, 2);
      for (let r3 = 0; r3 < t2; ++r3) o2[6 * t2 + r3] = 3 ^ 1 & r3;
      n2(3, 3, 7), n2(t2 - 4, 3, 7);
      for (let r3 = 0; r3 < t2; ++r3) for (let e3 = r3; e3 < t2; ++e3) o2[e3 * t2 + r3] = o2[r3 * t2 + e3];
      o2[(t2 - 8) * t2 + 8] = 3;
    };
    g = ({ size: t2, i: o2 }) => {
      const r2 = [];
      for (let e2 = t2 - 2, n2 = t2, f2 = -1; e2 >= 0; e2 -= 2) {
        for (5 === e2 && (e2 = 4); n2 += f2, -1 !== n2 && n2 !== t2; ) {
          const f3 = n2 * t2 + e2;
          o2[f3 + 1] || r2.push(f3 + 1), o2[f3] || r2.push(f3);
        }
        f2 *= -1;
      }
      return r2;
    };
    w = ({ i: t2 }, o2, r2) => o2.forEach((o3, e2) => t2[o3] = r2[e2 >> 3] >> (7 & ~e2) & 1);
    y = ({ size: t2, i: o2 }, r2, e2, n2) => {
      for (let e3 = 0; e3 < t2; ++e3) for (let n3 = 0; n3 < t2; ++n3) {
        const f3 = e3 * t2 + n3;
        o2[f3] ^= !(r2(n3, e3) || 2 & o2[f3]);
      }
      let f2 = 21522 ^ p((1 ^ n2) << 3 | e2, 1335, 10);
      for (let r3 = 0; r3++ < 8; f2 >>= 1) o2[(r3 - (r3 < 7)) * t2 + 8] = 1 & f2, o2[9 * t2 - r3] = 1 & f2;
      for (let r3 = 8; --r3, f2; f2 >>= 1) o2[8 * t2 + r3 - (r3 < 7)] = 1 & f2, o2[(t2 - r3) * t2 + 8] = 1 & f2;
    };
    E = ({ size: t2, i: o2 }, r2 = 0, e2 = 0) => {
      for (let n2 = 0; n2 < t2; ++n2) {
        for (let f2 = 0; f2 < 2; ++f2) for (let s2, l2 = 0, c2 = 0, a2 = 2; l2 < t2; ++l2) {
          const i3 = 1 & o2[f2 ? n2 * t2 + l2 : l2 * t2 + n2];
          e2 += i3, c2 = (c2 >> 1 | 2098176) & (3047517 ^ i3 - 1), 2049 & c2 && (r2 += 40), i3 ^ a2 && (s2 = 0), a2 = i3, r2 += 5 === ++s2 ? 3 : s2 > 5;
        }
        if (n2) for (let e3 = t2 + n2, f2 = 5 * o2[n2 - 1] ^ o2[n2]; e3 < t2 * t2; e3 += t2) {
          const t3 = 5 * o2[e3 - 1] ^ o2[e3];
          r2 += 3 * !(1 & (f2 | t3) | 4 & (f2 ^ t3)), f2 = t3;
        }
      }
      return r2 + 10 * (10 * Math.abs(e2 / (t2 * t2) - 1) | 0);
    };
    h = [];
    m = (t2 = n(1), { minCorrectionLevel: r2 = 0, minVersion: l2 = 1 } = {}) => {
      "string" != typeof t2 && n(5), t2 = new TextEncoder().encode(t2);
      const c2 = e(2957);
      c2.set([113, 164, t2.length >> 8]);
      for (let e2 = l2; e2 < 41; ++e2) {
        let n2 = h[e2];
        n2 || (h[e2] = n2 = f(4 * e2 + 17), z(n2, e2), n2.p = g(n2));
        const l3 = o(e2, n2.p.length >> 3)(r2);
        if (l3.t >= 3 + (e2 > 9) + t2.length) {
          let o2 = e2 > 9 ? 3 : 2;
          for (c2[o2++] = t2.length, c2.set(t2, o2), o2 += t2.length - 1; o2 < 2954; c2.set([236, 17], o2 += 2)) ;
          const a2 = f(n2.size, n2.i);
          return w(a2, n2.p, _(c2, l3)), s.map((t3, o3) => {
            const e3 = f(a2.size, a2.i);
            return y(e3, t3, o3, r2), e3.s = E(e3), e3;
          }).sort((t3, o3) => t3.s - o3.s)[0];
        }
      }
      n(4);
    };
  }
});

// src/rendering/qrCode.ts
function createQrCode(address, level = "medium") {
  const previous = latest.get(level);
  if (previous?.address === address) return previous.code;
  const bitmap = m(address, { minCorrectionLevel: minCorrectionLevels[level] });
  const code = { modules: bitmap.size, d: traceOutlines(bitmap) };
  latest.set(level, { address, code });
  return code;
}
function traceOutlines(bitmap) {
  const corners2 = bitmap.size + 1;
  const edges = findEdges(bitmap, corners2);
  const steps = [1, corners2, -1, -corners2];
  let d2 = "";
  for (let start2 = 0; start2 < edges.length; start2++)
    while (edges[start2]) {
      d2 += `M${start2 % corners2} ${Math.floor(start2 / corners2)}`;
      let corner2 = start2;
      let length = 0;
      let direction = getFirstDirection(edges[start2] ?? 0);
      while (direction !== void 0) {
        edges[corner2] = (edges[corner2] ?? 0) & ~(1 << direction);
        corner2 += steps[direction] ?? 0;
        length++;
        const next = corner2 === start2 ? void 0 : getNextDirection(direction, edges[corner2] ?? 0);
        if (next === direction) continue;
        if (next !== void 0) d2 += formatLine(direction, length);
        direction = next;
        length = 0;
      }
      d2 += "z";
    }
  return d2;
}
function formatLine(direction, length) {
  const step = direction < 2 ? length : -length;
  return direction % 2 === 0 ? `l${step} 0` : `l0 ${step}`;
}
function getNextDirection(direction, directions) {
  for (const turn of turns) {
    const candidate = (direction + turn) % 4;
    if (directions & 1 << candidate) return candidate;
  }
  return void 0;
}
function findEdges(bitmap, corners2) {
  const edges = new Uint8Array(corners2 * corners2);
  const add = (corner2, direction) => {
    edges[corner2] = (edges[corner2] ?? 0) | 1 << direction;
  };
  for (let row = 0; row < corners2; row++) {
    let wasDark = false;
    for (let column2 = 0; column2 < corners2; column2++) {
      const corner2 = row * corners2 + column2;
      const isDark2 = bitmap.get(column2, row);
      if (isDark2 !== bitmap.get(column2, row - 1)) add(isDark2 ? corner2 : corner2 + 1, isDark2 ? 0 : 2);
      if (isDark2 !== wasDark) add(isDark2 ? corner2 + corners2 : corner2, isDark2 ? 3 : 1);
      wasDark = isDark2;
    }
  }
  return edges;
}
function getFirstDirection(directions) {
  return Math.log2(directions & -directions);
}
var quietZoneModules, minCorrectionLevels, latest, turns;
var init_qrCode = __esm({
  "src/rendering/qrCode.ts"() {
    "use strict";
    init_nano();
    quietZoneModules = 4;
    minCorrectionLevels = { low: r.L, medium: r.M };
    latest = /* @__PURE__ */ new Map();
    turns = [1, 0, 3];
  }
});

// src/rendering/layouts/layoutContext.ts
function getPresentLayoutElements(text, design) {
  const logo = design.brand?.logo;
  const isCompact = logo !== void 0 && isCompactLogo(logo);
  const [first, second] = text.signatories;
  return {
    hasBackgroundImage: design.backgroundImage !== void 0,
    hasFooter: text.legalName !== "" || text.footer !== "",
    signatures: second ? 2 : first ? 1 : 0,
    emblem: isCompact ? "logo" : logo && getMonogram(text.company) ? "monogram" : "star",
    isMarginSafe: design.isMarginSafe ?? false,
    hasCodeOnFront: (design.showsCodeOnFront ?? false) && isShortEnoughForSmallCode(text.url),
    hasSmallSeal: false
  };
}
function getMonogram(company) {
  const words = company.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !ignoredWords.test(word));
  const letters = words.slice(0, 2).map((word) => {
    const [letter3 = ""] = splitGraphemes(word);
    return toInitial(letter3);
  });
  return letters.join("");
}
function toInitial(letter3) {
  const capital = letter3.toUpperCase();
  const isCertain = capital.length === letter3.length && !/^i|^\p{Script=Georgian}/u.test(letter3);
  return isCertain ? capital : letter3;
}
var maxSmallCodeModules, isShortEnoughForSmallCode, maxLogoRatio, isCompactLogo, ignoredWords;
var init_layoutContext = __esm({
  "src/rendering/layouts/layoutContext.ts"() {
    "use strict";
    init_graphemes();
    init_qrCode();
    maxSmallCodeModules = 45;
    isShortEnoughForSmallCode = (url) => createQrCode(url, "low").modules <= maxSmallCodeModules;
    maxLogoRatio = 1.6;
    isCompactLogo = ({ width: width3, height: height3 }) => width3 / height3 <= maxLogoRatio;
    ignoredWords = /^(?:s\.?\/?a\.?|ltda\.?|d[aeo]s?|e|y|del|the|of|and)$/i;
  }
});

// src/domain/color/legibleTone.ts
function findLegibleTone(color, backgrounds, ratio, direction) {
  const isLegible = (tone) => backgrounds.every((background) => getContrastRatio(tone, background) >= ratio);
  if (isLegible(color)) return color;
  const { L, C, H } = toOklch(color);
  const step = direction === "darker" ? -lightnessStep : lightnessStep;
  for (let lightness = L + step; lightness > 0 && lightness < 1; lightness += step) {
    const tone = toHexColor({ L: lightness, C, H });
    if (isLegible(tone)) return tone;
  }
  return direction === "darker" ? "#000000" : "#FFFFFF";
}
function chooseTextColor(background) {
  const { C, H } = toOklch(background);
  const darkTone = toHexColor({ L: 0.235, C: Math.min(C, 0.05), H });
  const candidates = ["#FFFFFF", darkTone, "#05080A"];
  return candidates.find((candidate) => getContrastRatio(candidate, background) >= 4.5) ?? "#000000";
}
var lightnessStep;
var init_legibleTone = __esm({
  "src/domain/color/legibleTone.ts"() {
    "use strict";
    init_oklch();
    lightnessStep = 4e-3;
  }
});

// src/rendering/designColors.ts
function createColorsForLightPage({ titleColor, contentColor }, background) {
  const tone = (color, ratio) => findLegibleTone(color, [background], ratio, "darker");
  const accent = tone(titleColor, minTextContrast);
  const content = tone(contentColor, minTextContrast);
  const contrast = getContrastRatio(titleColor, background);
  return {
    ...createFillColors({ titleColor, contentColor }),
    background,
    title: tone(titleColor, minLargeTextContrast),
    smallTitleContour: contrast < minTextContrast ? accent : void 0,
    accent,
    content,
    muted: tone(mixColors(content, background, 0.7), minTextContrastOverOrnament),
    line: tone(titleColor, minLineContrast),
    rule: tone(mixColors(titleColor, background, 0.5), minHairlineContrast),
    tint: mixColors(titleColor, background, 0.1)
  };
}
function createColorsForDarkPage({
  titleColor,
  contentColor
}) {
  const { L, C, H } = toOklch(contentColor);
  const background = toHexColor({ L: Math.min(L, 0.235), C: Math.min(C, 0.045), H });
  const tone = (color, ratio) => findLegibleTone(color, [background], ratio, "lighter");
  const line = tone(titleColor, minTextContrast);
  const surfaces = [background, getRayColor({ line, background })];
  const title3 = findLegibleTone(titleColor, surfaces, minTextContrast, "lighter");
  const content = mixColors("#FFFFFF", contentColor, 0.94);
  return {
    ...createFillColors({ titleColor, contentColor }),
    background,
    title: title3,
    accent: title3,
    content,
    muted: tone(mixColors(content, background, 0.7), minTextContrastOverOrnament),
    line,
    rule: mixColors(line, background, 0.5),
    tint: mixColors(line, background, 0.1),
    panel: createColorsForLightPage(
      { titleColor, contentColor },
      mixColors(titleColor, "#FFFFFF", 0.03)
    )
  };
}
function createArtworkColors(colors) {
  const { titleColor, contentColor } = colors;
  return {
    ...createColorsForLightPage(colors, "#FFFFFF"),
    title: titleColor,
    smallTitleContour: void 0,
    accent: titleColor,
    content: contentColor,
    muted: blendWithGrey(contentColor),
    rule: mixColors(contentColor, "#FFFFFF", 0.4)
  };
}
function createFillColors({ titleColor, contentColor }) {
  return {
    fill: titleColor,
    onFill: chooseTextColor(titleColor),
    bar: contentColor,
    onBar: chooseTextColor(contentColor)
  };
}
var minTextContrast, minLargeTextContrast, minTextContrastOverOrnament, minLineContrast, minHairlineContrast, getRayColor, blendWithGrey;
var init_designColors = __esm({
  "src/rendering/designColors.ts"() {
    "use strict";
    init_legibleTone();
    init_oklch();
    minTextContrast = 4.5;
    minLargeTextContrast = 3;
    minTextContrastOverOrnament = 5.4;
    minLineContrast = 2.2;
    minHairlineContrast = 2;
    getRayColor = ({ line, background }) => mixColors(line, background, 0.18);
    blendWithGrey = (color) => mixColors(color, "#808080", 0.8);
  }
});

// src/rendering/layouts/layoutProperties.ts
function getDesignColors(design) {
  const { scheme, getBackgroundColor, isArtwork } = layoutDefinitions[design.layout];
  if (isArtwork) return createArtworkColors(design);
  if (design.isMarginSafe) return createColorsForLightPage(design, white2);
  return scheme === "dark" ? createColorsForDarkPage(design) : createColorsForLightPage(design, getBackgroundColor?.(design) ?? white2);
}
function scaleToPrintArea({ x: x2, y: y2, ...size2 }, design) {
  const factor = 1 - 2 * getPrintInset(design) / width2;
  const scale = (position, length) => length / 2 + (position - length / 2) * factor;
  return {
    x: scale(x2, width2),
    y: scale(y2, height2),
    width: size2.width * factor,
    height: size2.height * factor
  };
}
function getBackgroundImageBox(design) {
  const { imageArea } = layoutDefinitions[design.layout];
  const edge = getPrintInset(design);
  const [x2, y2] = [Math.max(imageArea.x, edge), Math.max(imageArea.y, edge)];
  return {
    x: x2,
    y: y2,
    width: Math.min(imageArea.x + imageArea.width, width2 - edge) - x2,
    height: Math.min(imageArea.y + imageArea.height, height2 - edge) - y2
  };
}
var white2, width2, height2, isArtworkLayout, artworkTextBoxes, printMargin, getPrintInset;
var init_layoutProperties = __esm({
  "src/rendering/layouts/layoutProperties.ts"() {
    "use strict";
    init_layoutDefinitions();
    init_designColors();
    init_scene();
    white2 = "#FFFFFF";
    ({ width: width2, height: height2 } = landscapePageSize);
    isArtworkLayout = (layout) => layoutDefinitions[layout].isArtwork ?? false;
    artworkTextBoxes = {
      Layout7: {
        text: { x: 121, y: 92, width: 600, height: 340 },
        foot: { x: 121, y: 448, width: 600, height: 92 }
      },
      Layout8: {
        text: { x: 64, y: 84, width: 470, height: 346 },
        foot: { x: 64, y: 448, width: 470, height: 92 }
      },
      back: { x: 64, y: 72, width: 713.9, height: 452 }
    };
    printMargin = 22.68;
    getPrintInset = ({ isMarginSafe }) => isMarginSafe ? printMargin : 0;
  }
});

// src/domain/template/focalPoint.ts
var centerPoint;
var init_focalPoint = __esm({
  "src/domain/template/focalPoint.ts"() {
    "use strict";
    centerPoint = { x: 0.5, y: 0.5 };
  }
});

// src/rendering/fitImage.ts
function fitImageToCover(image2, box) {
  const { url, width: width3, height: height3 } = image2;
  const visible = getVisibleArea(image2, box, image2.focalPoint);
  const scale = box.width / visible.width;
  return {
    kind: "image",
    url,
    x: box.x - visible.x * scale,
    y: box.y - visible.y * scale,
    width: width3 * scale,
    height: height3 * scale,
    clip: box
  };
}
function getVisibleArea(image2, box, { x: x2, y: y2 } = centerPoint) {
  const scale = Math.max(box.width / image2.width, box.height / image2.height);
  const width3 = box.width / scale;
  const height3 = box.height / scale;
  return {
    x: getSegmentStart(x2 * image2.width, width3, image2.width),
    y: getSegmentStart(y2 * image2.height, height3, image2.height),
    width: width3,
    height: height3
  };
}
function fitImageToContain(image2, box, { align = "center", valign = "middle" } = {}) {
  const scale = Math.min(box.width / image2.width, box.height / image2.height);
  const [width3, height3] = [image2.width * scale, image2.height * scale];
  const x2 = align === "left" ? box.x : box.x + (box.width - width3) / 2;
  const y2 = valign === "bottom" ? box.y + box.height - height3 : box.y + (box.height - height3) / 2;
  return { kind: "image", url: image2.url, x: x2, y: y2, width: width3, height: height3 };
}
function addAltText(shape2, alt) {
  const { x: x2, y: y2, width: width3, height: height3 } = shape2;
  return alt.trim() === "" ? shape2 : { ...shape2, block: { role: "Figure", alt, box: [x2, y2, width3, height3] } };
}
var getSegmentStart;
var init_fitImage = __esm({
  "src/rendering/fitImage.ts"() {
    "use strict";
    init_focalPoint();
    getSegmentStart = (point2, length, totalLength) => Math.max(0, Math.min(point2 - length / 2, totalLength - length));
  }
});

// src/rendering/layouts/columnText.ts
var minLargeTextSize, minTextSize, minLargestToOtherTextRatio;
var init_columnText = __esm({
  "src/rendering/layouts/columnText.ts"() {
    "use strict";
    minLargeTextSize = 18;
    minTextSize = 6.5;
    minLargestToOtherTextRatio = 1.25;
  }
});

// src/rendering/layouts/fitColumn.ts
function sumHeights(laidOut) {
  return laidOut.reduce((sum, { height: height3, gap: gap4 }, index) => sum + height3 + (index > 0 ? gap4 : 0), 0);
}
function fitParts(composer, box, parts) {
  const present = parts.filter((part) => !("text" in part) || part.text.trim() !== "");
  const texts = present.filter((part) => "text" in part).sort((a2, b) => Number(b.isLargest ?? false) - Number(a2.isLargest ?? false)).map((slot) => measureSlot(composer, slot));
  const layoutAtScale = (scale, maxLargestLines, gapShare) => shrinkGaps(
    layoutParts(present, texts, box.width, scale, maxLargestLines),
    box.height,
    gapShare
  );
  for (const step of stepsOfLargestText) {
    const laidOut = layoutAtScale(step, void 0, comfortableGapShare);
    if (isFitting2(laidOut, box)) return laidOut;
  }
  const first = layoutAtScale(smallerLargestText);
  if (isFitting2(first, box)) return first;
  const steps = getSteps(present);
  const smallestScale = steps.at(-1) ?? fullScale;
  const smallest = layoutAtScale(smallestScale);
  return findFitting(smallest) ?? findFitting(layoutAtScale(smallestScale, 2), 2) ?? smallest;
  function findFitting(last, maxLargestLines) {
    const canFit2 = (laidOut) => isFitting2(laidOut, box) && !(maxLargestLines && findLargest(laidOut)?.isOverflowing);
    if (!canFit2(last)) return void 0;
    for (const [index, step] of steps.entries()) {
      const laidOut = step === smallestScale ? last : layoutAtScale(step, maxLargestLines);
      if (canFit2(laidOut)) return resizeOthers(laidOut, steps.slice(0, index));
    }
    return void 0;
  }
  function resizeOthers(current, largerSteps) {
    const { lines: lines2, size: size2 } = findLargest(current) ?? { lines: [], size: 0 };
    for (const step of largerSteps) {
      const laidOut = layoutAtScale(step, lines2.length);
      const largest = findLargest(laidOut);
      const isAsLarge = largest && !largest.isOverflowing && largest.size >= size2 - maxRoundingError;
      if (isAsLarge && isFitting2(laidOut, box)) return laidOut;
    }
    return current;
  }
}
function getSteps(parts) {
  const areas = parts.filter((part) => "text" in part && part.area !== void 0);
  if (areas.length === 0) return allSteps;
  return areas.some((part) => "text" in part && part.isParagraph) ? stepsBesideParagraphs : stepsToMinSizes;
}
function shrinkGaps(laidOut, height3, minShare2 = minGapShare) {
  const sum = laidOut.reduce((total, { gap: gap4 }, index) => index > 0 ? total + gap4 : total, 0);
  const excess = sumHeights(laidOut) - height3;
  if (excess <= 0 || sum === 0) return laidOut;
  const share = Math.max(minShare2, (sum - excess) / sum);
  return laidOut.map((part) => ({ ...part, gap: part.gap * share }));
}
function layoutParts(parts, texts, boxWidth, scale, maxLargestLines) {
  const fitted = fitSlots(texts, boxWidth, scale, maxLargestLines);
  return parts.map((part) => {
    const gap4 = part.gap ?? 0;
    if (!("text" in part))
      return { height: part.height * (part.isShrinkable ? scale.texts : 1), gap: gap4, graphic: part };
    const slot = fitted.get(part);
    if (!slot) return { height: 0, gap: gap4 };
    const lineHeight4 = part.lineHeight + slot.room.above + slot.room.below;
    return { height: slot.fitted.lines.length * slot.fitted.size * lineHeight4, gap: gap4, slot };
  });
}
function measureSlot(composer, slot) {
  const measurer = composer.getMeasurer(slot.text, slot.face);
  const { ascent: ascent2, descent: descent2 } = measurer.measureHeight();
  const capHeight = composer.getCapHeight(slot.face);
  const room = {
    above: Math.max(0, ascent2 - (slot.lineHeight + capHeight) / 2),
    below: Math.max(0, descent2 - (slot.lineHeight - capHeight) / 2)
  };
  return { slot, measurer, room };
}
function fitSlots(texts, boxWidth, scale, maxLargestLines = Infinity) {
  const fitted = /* @__PURE__ */ new Map();
  let maxSize = Infinity;
  for (const { slot, measurer, room } of texts) {
    const width3 = Math.min(slot.maxWidth ?? boxWidth, boxWidth);
    const factor = slot.isLargest ? scale.largestText : scale.texts;
    const minSize = Math.min((slot.minSize ?? 0) * scale.minSizes, slot.size);
    const preferredSize = Math.min(Math.max(slot.size * factor, minSize), maxSize);
    const size2 = Math.max(preferredSize, minTextSize);
    const fittedText = slot.isParagraph ? fitParagraphs(measurer, size2, width3, slot.minLineShare) : fitText(measurer, {
      size: size2,
      minSize: Math.min(Math.max(minSize, minTextSize), size2),
      width: width3,
      maxLines: Math.min(slot.maxLines ?? 1, slot.isLargest ? maxLargestLines : Infinity),
      tracking: (slot.tracking ?? 0) * size2 / slot.size,
      oneLineShare: slot.oneLineShare ?? 0.7,
      maxLineLetters: slot.maxLineLetters
    });
    if (slot.isLargest) maxSize = fittedText.size / minLargestToOtherTextRatio;
    fitted.set(slot, { slot, measurer, room, fitted: fittedText });
  }
  return fitted;
}
var maxRoundingError, minGapShare, comfortableGapShare, fullScale, stepFactor, smallerLargestText, minScaleBesideParagraphs, factors, stepsOfLargestText, createStep, stepsToMinSizes, stepsBesideParagraphs, allSteps, isFitting2, findLargest;
var init_fitColumn = __esm({
  "src/rendering/layouts/fitColumn.ts"() {
    "use strict";
    init_fitText();
    init_columnText();
    maxRoundingError = 1e-3;
    minGapShare = 0.5;
    comfortableGapShare = 0.7;
    fullScale = { largestText: 1, texts: 1, minSizes: 1 };
    stepFactor = 0.97;
    smallerLargestText = { ...fullScale, largestText: stepFactor ** 6 };
    minScaleBesideParagraphs = 0.7;
    factors = [];
    for (let factor = 1; factor >= 0.53; factor *= stepFactor) factors.push(factor);
    stepsOfLargestText = factors.filter((factor) => factor > smallerLargestText.largestText).map((largestText) => ({ ...fullScale, largestText }));
    createStep = (factor, minSizes = 1) => ({
      largestText: Math.min(factor, smallerLargestText.largestText),
      texts: factor,
      minSizes
    });
    stepsToMinSizes = factors.map((factor) => createStep(factor));
    stepsBesideParagraphs = stepsToMinSizes.map((step) => ({
      ...step,
      texts: Math.max(step.texts, minScaleBesideParagraphs)
    }));
    allSteps = [...stepsToMinSizes, ...factors.map((factor) => createStep(factor, factor))];
    isFitting2 = (laidOut, { height: height3 }) => sumHeights(laidOut) <= height3 + maxRoundingError;
    findLargest = (laidOut) => laidOut.find((part) => part.slot?.slot.isLargest)?.slot?.fitted;
  }
});

// src/rendering/layouts/stack.ts
function drawTextColumn(composer, box, parts, {
  align = "left",
  valign = "middle"
} = {}) {
  const laidOut = fitParts(composer, box, parts);
  const height3 = sumHeights(laidOut);
  const free = box.height - height3;
  const top4 = box.y + (valign === "middle" ? free / 2 : valign === "bottom" ? free : 0);
  drawParts(composer, laidOut, box.x + (align === "center" ? box.width / 2 : 0), top4, align);
  return {
    overflowingAreas: getOverflowingAreas(laidOut, isFitting2(laidOut, box)),
    getFittedText: (slot) => laidOut.find((part) => part.slot?.slot === slot)?.slot?.fitted
  };
}
function getOverflowingAreas(laidOut, fits) {
  const areas = laidOut.flatMap(
    ({ slot }) => slot?.slot.area ? [{ area: slot.slot.area, isOverflowing: slot.fitted.isOverflowing }] : []
  );
  const tooLong = areas.filter(({ isOverflowing }) => isOverflowing);
  return (tooLong.length > 0 || fits ? tooLong : areas.slice(-1)).map(({ area }) => area);
}
function measureTextColumn(composer, box, parts) {
  return sumHeights(fitParts(composer, box, parts));
}
function drawParts(composer, laidOut, x2, top4, align) {
  let y2 = top4;
  laidOut.forEach(({ height: height3, gap: gap4, graphic, slot: laidOutSlot }, index) => {
    if (index > 0) y2 += gap4;
    if (graphic) composer.addShapes(...graphic.draw(x2, y2, height3));
    if (laidOutSlot) {
      const { slot, measurer, fitted, room } = laidOutSlot;
      const capitalLineHeight = fitted.size * slot.lineHeight;
      const baseline = y2 + (capitalLineHeight + fitted.size * composer.getCapHeight(slot.face)) / 2 + fitted.size * room.above;
      const lineHeight4 = capitalLineHeight + fitted.size * (room.above + room.below);
      const { face, fill, role, hasOwnBackground } = slot;
      const contour = fitted.size < minLargeTextSize ? slot.smallContour : void 0;
      const style2 = { face, fill, contour, align, role, hasOwnBackground };
      composer.drawLines(fitted, measurer, x2, baseline, lineHeight4, style2);
    }
    y2 += height3;
  });
}
var init_stack = __esm({
  "src/rendering/layouts/stack.ts"() {
    "use strict";
    init_columnText();
    init_fitColumn();
  }
});

// src/rendering/layouts/slots.ts
function createFilledRectangle(x2, y2, width3, height3, fill, line) {
  return { ...createFilledPath(traceRectangle(x2, y2, width3, height3), fill), ...line };
}
function createTitleSlot({ title: title3 }, colors, style2) {
  return {
    text: title3,
    fill: colors.title,
    smallContour: colors.smallTitleContour,
    minSize: style2.size * 0.66,
    role: "H1",
    ...style2
  };
}
function createHeaderSlot({ text, colors, headerLines = 2 }, style2) {
  return {
    text: text.header,
    face: "bold",
    size: 9,
    minSize: minFrontTextSize,
    fill: colors.muted,
    lineHeight: 1.4,
    maxLines: headerLines,
    area: text.header === "" ? void 0 : "header",
    ...style2
  };
}
function createDateSlots({ completionDate: { label, value } }, { content, muted }, style2) {
  const text = value === "" ? "" : label;
  return [
    {
      text: value,
      face: "bold",
      size: 9.6,
      minSize: minFrontTextSize,
      lineHeight: 1.4,
      fill: content,
      gap: 11,
      ...style2
    },
    { text, face: "body", size: 7.4, minSize: 7.4, lineHeight: 1.4, fill: muted }
  ];
}
function createFrontTextSlots(input, style2) {
  const { text, colors } = input;
  const leadIn = {
    face: "body",
    size: 11,
    minSize: minFrontTextSize,
    lineHeight: 1.4,
    fill: colors.muted
  };
  const name = {
    text: text.name,
    face: "title",
    fill: colors.content,
    minSize: 24,
    maxLines: 3,
    lineHeight: 1.06,
    gap: 3,
    oneLineShare: 0.68,
    isLargest: true,
    role: "H2",
    ...style2.name
  };
  const course = {
    text: text.course,
    face: "title",
    fill: colors.accent,
    minSize: 16,
    maxLines: 3,
    maxLineLetters: 60,
    lineHeight: 1.16,
    gap: 4,
    oneLineShare: 0.78,
    role: "H2",
    ...style2.course ?? { size: 25, maxWidth: 480 }
  };
  const { durationText, centerText } = getTextsBelowCourse(input);
  const duration = { ...leadIn, text: durationText, fill: colors.content, gap: 8 };
  const center = {
    text: centerText,
    face: "body",
    size: 10,
    minSize: minFrontTextSize,
    fill: colors.muted,
    lineHeight: 1.5,
    gap: 11,
    maxWidth: 440,
    isParagraph: true,
    area: "center",
    ...style2.center
  };
  return {
    name,
    slots: [
      { ...leadIn, text: text.certify, gap: style2.gap },
      name,
      ...style2.under ? [style2.under] : [],
      { ...leadIn, text: text.concluded, gap: 9, ...style2.concluded },
      course,
      duration,
      center
    ]
  };
}
function getTextsBelowCourse({
  text,
  isCenterOnBack = false
}) {
  const durationText = isInAreas(text.duration.value, text) ? "" : text.duration.value;
  return isCenterOnBack && durationText !== "" ? { durationText: `${durationText} \xB7 ${text.continuation.wholeText}`, centerText: "" } : { durationText, centerText: text.center };
}
var minFrontTextSize, getIssuerText, isInAreas;
var init_slots = __esm({
  "src/rendering/layouts/slots.ts"() {
    "use strict";
    init_path();
    init_scene();
    minFrontTextSize = 8.6;
    getIssuerText = ({ header, company, legalName }) => header === "" && legalName === "" ? company : header;
    isInAreas = (words, { header, center, footer }) => [header, center, footer].some((area) => area.includes(words));
  }
});

// src/rendering/layouts/blocks/logo.ts
function createLogo({ text, brand }, box, alignment) {
  const { logo } = brand;
  if (!logo) return [];
  const alt = text.company === "" ? text.legalName : text.company;
  return [addAltText(fitImageToContain(logo, box, alignment), alt)];
}
function createWideLogoGraphic(input, width3, height3, align, plate) {
  const { logo } = input.brand;
  if (!logo || isCompactLogo(logo)) return [];
  const fullHeight = height3 + (plate ? 2 * platePadding.y : 0);
  const draw = (x2, y2, shrunkHeight) => {
    const share = plate ? shrunkHeight / fullHeight : 0;
    const [paddingX, paddingY] = [platePadding.x * share, platePadding.y * share];
    const images3 = createLogo(
      input,
      {
        x: align === "center" ? x2 - width3 / 2 : x2,
        y: y2 + paddingY,
        width: width3,
        height: shrunkHeight - 2 * paddingY
      },
      { align }
    );
    const plates = images3.map(
      (image2) => createFilledRectangle(
        image2.x - paddingX,
        image2.y - paddingY,
        image2.width + 2 * paddingX,
        image2.height + 2 * paddingY,
        plate ?? ""
      )
    );
    return plate ? [...plates, ...images3] : images3;
  };
  return [{ height: fullHeight, gap: 0, isShrinkable: true, draw }];
}
var platePadding;
var init_logo = __esm({
  "src/rendering/layouts/blocks/logo.ts"() {
    "use strict";
    init_slots();
    init_layoutContext();
    init_fitImage();
    platePadding = { x: 12, y: 4 };
  }
});

// src/rendering/layouts/back/columnLogo.ts
function drawColumnLogo(input, isOnBand, middle2, y2) {
  const { logo } = input.brand;
  if (!logo) return [];
  const padding2 = isOnBand ? platePadding2 : 0;
  const { width: width3, height: height3 } = computeLogoSize(logo);
  const box = { x: middle2 - width3 / 2, y: y2 + padding2, width: width3, height: height3 };
  const images3 = createLogo(input, box);
  if (!isOnBand) return images3;
  const plate = createFilledRectangle(
    box.x - padding2,
    y2,
    width3 + 2 * padding2,
    height3 + 2 * padding2,
    white3
  );
  return [plate, ...images3];
}
function computeLogoSize({ width: width3, height: height3 }) {
  const scale = Math.min(
    Math.sqrt(logoArea / (width3 * height3)),
    maxLogoSize.width / width3,
    maxLogoSize.height / height3
  );
  return { width: width3 * scale, height: height3 * scale };
}
var logoArea, maxLogoSize, platePadding2, white3;
var init_columnLogo = __esm({
  "src/rendering/layouts/back/columnLogo.ts"() {
    "use strict";
    init_logo();
    init_slots();
    logoArea = 2400;
    maxLogoSize = { width: 130, height: 44 };
    platePadding2 = 12;
    white3 = "#FFFFFF";
  }
});

// src/rendering/layouts/back/codeColumn.ts
function createQrCodeColumn(input, layout) {
  const { composer } = input;
  const { codeX: codeX3 = layout.box.x + layout.box.width + codeColumnGap } = layout;
  const box = { x: codeX3, width: qrCodeColumnWidth, height: unlimitedHeight };
  const minTileHeight = measureTextColumn(composer, box, createTile(input, layout));
  return {
    tileHeight: minTileHeight,
    draw(y2, tileY, tileHeight) {
      const middle2 = codeX3 + qrCodeColumnWidth / 2;
      composer.addShapes(...drawColumnLogo(input, layout.isCodeOnBand ?? false, middle2, y2));
      const tile = createTile(input, layout, tileHeight - minTileHeight);
      drawTextColumn(composer, { ...box, y: tileY }, tile, { align: "center", valign: "top" });
    }
  };
}
function createTile({ composer, text, colors }, { isCodeOnBand = false }, extraHeight = 0) {
  const code = createQrCode(text.url);
  const padding2 = Math.max(tilePadding, quietZoneModules * size / code.modules);
  const width3 = size + 2 * padding2;
  const texts = [
    {
      ...caption,
      text: text.scan,
      face: "bold",
      size: 8.4,
      fill: tileTextColor,
      maxWidth: width3 - 12
    },
    {
      ...caption,
      text: text.address,
      face: "body",
      size: 7.4,
      fill: tileMutedColor,
      maxWidth: width3 - 8
    }
  ];
  const box = { width: qrCodeColumnWidth, height: unlimitedHeight };
  const top4 = padding2 + extraHeight / 2;
  const bottom = tileBottomPadding + extraHeight / 2;
  const textTop = top4 + size + padding2 - captionLeading;
  const height3 = textTop + measureTextColumn(composer, box, texts) + bottom;
  return [
    {
      height: textTop,
      gap: 0,
      draw(middle2, y2) {
        const codeLeft = middle2 - size / 2;
        const codeTop = y2 + top4;
        const box2 = [codeLeft, codeTop, size, size];
        const figure = { role: "Figure", alt: text.qrAlt, href: text.url, box: box2 };
        const frame = { x: codeLeft, y: codeTop, unit: size / code.modules };
        const outline = isCodeOnBand ? void 0 : { stroke: colors.rule, strokeWidth: 0.6 };
        return [
          createFilledRectangle(middle2 - width3 / 2, y2, width3, height3, white4, outline),
          { ...createFilledPath(code.d, tileTextColor), frame, block: figure }
        ];
      }
    },
    ...texts,
    { height: bottom, gap: 0, draw: () => [] }
  ];
}
var qrCodeColumnWidth, codeColumnGap, getBackTextWidth, size, white4, tileTextColor, tileMutedColor, tilePadding, captionLeading, tileBottomPadding, unlimitedHeight, caption;
var init_codeColumn = __esm({
  "src/rendering/layouts/back/codeColumn.ts"() {
    "use strict";
    init_stack();
    init_slots();
    init_qrCode();
    init_scene();
    init_columnLogo();
    qrCodeColumnWidth = 158;
    codeColumnGap = 48;
    getBackTextWidth = (margin6, right = landscapePageSize.width - margin6) => right - margin6 - qrCodeColumnWidth - codeColumnGap;
    size = 128;
    white4 = "#FFFFFF";
    tileTextColor = "#101418";
    tileMutedColor = "#4A5560";
    tilePadding = 15;
    captionLeading = 2.5;
    tileBottomPadding = 11.5;
    unlimitedHeight = 1e4;
    caption = { lineHeight: 1.4, gap: 0, hasOwnBackground: true };
  }
});

// src/rendering/layouts/back/facts.ts
function createFactTable(input, facts, { x: x2, width: width3 }, { minHeight: minRowHeight2, labelWidth, hasSmallCapitals, size: size2 } = tableRows) {
  const { composer, colors, text } = input;
  const rows = facts.map((fact) => {
    const isIdentifier = fact === text.validationId;
    const face = isIdentifier ? "identifier" : "bold";
    const measurer = composer.getMeasurer(fact.value, face);
    const oneLineShare = isIdentifier ? 0 : void 0;
    const fitted = fitValue(measurer, size2, width3 - labelWidth, oneLineShare);
    return { fact, measurer, fitted, face, height: minRowHeight2 + getExtraHeight(fitted) };
  });
  const minHeight = rows.reduce((sum, { height: height3 }) => sum + height3, 0);
  const widest = Math.max(
    0,
    ...rows.map(({ measurer, fitted }) => measureWidest(measurer, fitted))
  );
  return {
    minHeight,
    usualHeight: minHeight + (usualRowHeight - minRowHeight2) * facts.length,
    draw(y2, height3) {
      const extraHeight = (height3 - minHeight) / facts.length;
      composer.withSharedColor(
        { x: x2, y: y2, width: labelWidth + widest, height: height3 },
        () => drawRows(y2, extraHeight)
      );
    }
  };
  function drawRows(y2, extraHeight) {
    let top4 = y2;
    for (const { fact, measurer, fitted, face, height: height3 } of rows) {
      const middle2 = top4 + (minRowHeight2 + extraHeight) / 2;
      composer.drawRule(x2, x2 + width3, top4, colors.rule);
      const maxWidth = labelWidth - 12;
      if (hasSmallCapitals) drawGridLabel(input, fact, x2, middle2 + 2.5, maxWidth);
      else
        composer.drawText(fact.label, x2, middle2 + 3.2, {
          face: "body",
          size: 8.6,
          minSize: minTextSize,
          maxWidth,
          fill: colors.muted
        });
      const baseline = middle2 + fitted.size * composer.getCapHeight(face) / 2;
      const style2 = { face, fill: colors.content };
      composer.drawLines(
        fitted,
        measurer,
        x2 + labelWidth,
        baseline,
        fitted.size * lineHeight,
        style2
      );
      top4 += height3 + extraHeight;
    }
    if (rows.length > 0) composer.drawRule(x2, x2 + width3, top4, colors.rule);
  }
}
function createCourseFactGrid(input, facts, identifier3, { x: x2, width: width3 }) {
  const { composer, colors } = input;
  const perRow = Math.min(maxCellsPerRow, facts.length);
  const cellWidth = width3 / perRow;
  const getCellWidth = (index) => (index === facts.length - 1 ? width3 - index % perRow * cellWidth : cellWidth) - cellGap;
  const measured = facts.map((fact, index) => {
    const measurer = composer.getMeasurer(fact.value, "body");
    return { fact, measurer, width: getCellWidth(index) };
  });
  const size2 = findGridValueSize(measured);
  const table = createFactTable(
    input,
    identifier3,
    { x: x2, width: width3 },
    {
      minHeight: identifierRowHeight,
      labelWidth: width3 / maxCellsPerRow,
      hasSmallCapitals: true,
      size: size2
    }
  );
  const values = measured.map((cell) => ({
    ...cell,
    fitted: fitParagraphs(cell.measurer, size2, cell.width)
  }));
  const rows = splitIntoRows(values, perRow);
  const getRowHeight = (row) => cellHeight + Math.max(...row.map(({ fitted }) => getExtraHeight(fitted)));
  const height3 = rows.reduce((sum, row) => sum + getRowHeight(row), 0);
  return {
    height: height3 + table.minHeight,
    draw(y2) {
      composer.withSharedColor({ x: x2, y: y2, width: width3, height: height3 }, () => drawRows(y2));
      table.draw(y2 + height3, table.minHeight);
    }
  };
  function drawRows(y2) {
    let top4 = y2;
    for (const row of rows) {
      composer.drawRule(x2, x2 + width3, top4, colors.rule);
      row.forEach((value, index) => drawCell2(value, x2 + index * cellWidth, top4));
      top4 += getRowHeight(row);
    }
    if (rows.length > 0 && identifier3.length === 0)
      composer.drawRule(x2, x2 + width3, top4, colors.rule);
  }
  function drawCell2({ fact, measurer, fitted }, cellX, top4) {
    drawGridLabel(input, fact, cellX, top4 + 13.2);
    const style2 = { face: "body", fill: colors.content };
    composer.drawLines(fitted, measurer, cellX, top4 + 26.2, fitted.size * lineHeight, style2);
  }
}
function findGridValueSize(cells) {
  let size2 = gridValueSize;
  const fits = () => cells.every(
    ({ measurer, width: width3 }) => countLines(measurer, size2, width3, maxValueLines) <= maxValueLines
  );
  while (size2 > minTextSize && !fits()) size2 = Math.max(minTextSize, size2 * 0.97);
  return size2;
}
function drawGridLabel({ composer, colors }, { label }, x2, y2, maxWidth) {
  composer.drawText(composer.toUpperCase(label), x2, y2, {
    face: "bold",
    size: gridLabelSize,
    tracking: 0.9,
    fill: colors.muted,
    ...maxWidth !== void 0 && { maxWidth }
  });
}
function splitIntoRows(values, perRow) {
  return values.flatMap(
    (_2, index) => index % perRow === 0 ? [values.slice(index, index + perRow)] : []
  );
}
function fitValue(measurer, size2, width3, oneLineShare = 0.72) {
  return fitText(measurer, {
    size: size2,
    minSize: Math.min(minTextSize, size2),
    width: width3,
    maxLines: maxValueLines,
    tracking: 0,
    oneLineShare
  });
}
var maxValueLines, lineHeight, tableRows, usualRowHeight, cellHeight, identifierRowHeight, gridLabelSize, gridValueSize, maxCellsPerRow, cellGap, measureWidest, getExtraHeight;
var init_facts = __esm({
  "src/rendering/layouts/back/facts.ts"() {
    "use strict";
    init_columnText();
    init_fitText();
    maxValueLines = 2;
    lineHeight = 1.3;
    tableRows = { minHeight: 27, labelWidth: 150, hasSmallCapitals: false, size: 12.5 };
    usualRowHeight = 33;
    cellHeight = 34;
    identifierRowHeight = 21;
    gridLabelSize = 7;
    gridValueSize = 10.5;
    maxCellsPerRow = 3;
    cellGap = 12;
    measureWidest = (measurer, { lines: lines2, size: size2 }) => Math.max(...lines2.map((line) => measurer.measureWidth(line) * size2));
    getExtraHeight = ({ lines: lines2, size: size2 }) => (lines2.length - 1) * size2 * lineHeight;
  }
});

// src/rendering/layouts/back/splitIntoColumns.ts
function splitIntoColumns(lengths, gap4, count) {
  const lines2 = lengths.flatMap(
    (length, paragraph) => Array.from({ length }, (_2, line) => ({ line, length, shift: paragraph * gap4 }))
  );
  const getTop = (index) => index + (lines2[index]?.shift ?? 0);
  const getHeight = (from, to) => to > from ? getTop(to - 1) + 1 - getTop(from) : 0;
  const getCost = (breakIndex2) => {
    const [firstHeight, secondHeight] = [
      getHeight(0, breakIndex2),
      getHeight(breakIndex2, lines2.length)
    ];
    const { line = 0, length = 0 } = lines2[breakIndex2] ?? {};
    const isNearEnd = line === 1 || line === length - 1;
    const cost = line === 0 ? 0 : isNearEnd ? breakCosts.atEnds : breakCosts.within;
    return Math.max(firstHeight, secondHeight) + cost + (secondHeight > firstHeight ? 0.5 : 0);
  };
  let breakIndex = lines2.length;
  if (count === 2) {
    for (let index = breakIndex - 1; index > 0; index--)
      if (getCost(index) < getCost(breakIndex)) breakIndex = index;
  }
  return {
    breakIndex,
    tops: lines2.map((_2, index) => getTop(index) - (index < breakIndex ? 0 : getTop(breakIndex))),
    height: Math.max(getHeight(0, breakIndex), getHeight(breakIndex, lines2.length))
  };
}
var breakCosts;
var init_splitIntoColumns = __esm({
  "src/rendering/layouts/back/splitIntoColumns.ts"() {
    "use strict";
    breakCosts = { within: 1.2, atEnds: 3 };
  }
});

// src/rendering/layouts/back/passages.ts
function createTextsWithHeadings(input, passages, box) {
  const passageColumns = passages.filter(({ text }) => text !== "").map((passage) => prepareColumns(input, passage, box.width));
  const size2 = findLargestSize((candidate) => canFitAll(passageColumns, candidate, box.height));
  const fittedPassages = passageColumns.map((columns) => fitPassage(columns, size2));
  const height3 = fittedPassages.reduce((sum, passage) => sum + passage.height, 0);
  return {
    height: height3,
    size: size2,
    isShrunk: size2 !== sizes[0],
    draw: (y2) => input.composer.withSharedColor({ ...box, y: y2, height: height3 }, () => drawAll(y2))
  };
  function drawAll(y2) {
    let top4 = y2;
    for (const fittedPassage of fittedPassages) {
      drawPassage(input, fittedPassage, box.x, top4);
      top4 += fittedPassage.height;
    }
  }
}
function prepareColumns({ composer }, passage, width3) {
  const count = passage.text.length > maxSingleLength ? 2 : 1;
  return {
    passage,
    paragraphs: passage.text.split("\n").map((text) => composer.getMeasurer(text, "body")),
    count,
    width: count === 2 ? (width3 - gutter) / 2 : Math.min(width3, maxSingleWidth),
    above: gap + (passage.heading === "" ? 0 : headingHeight)
  };
}
function canFitAll(all, size2, height3) {
  let availableHeight = height3;
  return all.every((columns) => {
    if (!canFit(columns, size2, availableHeight)) return false;
    availableHeight -= fitPassage(columns, size2).height;
    return availableHeight >= 0;
  });
}
function canFit({ paragraphs, passage, count, width: width3, above }, maxSize, height3) {
  const size2 = Math.min(maxSize, passage.size);
  let availableLines = Math.max(0, Math.floor((height3 - above) / (size2 * lineHeight2))) * count;
  return paragraphs.every((measurer) => {
    availableLines -= countLines(measurer, size2, width3, availableLines);
    return availableLines >= 0;
  });
}
function findLargestSize(fits) {
  let [low, high] = [0, sizes.length - 1];
  while (low < high) {
    const middle2 = low + high >> 1;
    if (fits(sizes[middle2] ?? 0)) high = middle2;
    else low = middle2 + 1;
  }
  return sizes[low] ?? 0;
}
function fitPassage(columns, maxSize) {
  const { passage, paragraphs, count, width: width3, above } = columns;
  const size2 = Math.min(maxSize, passage.size);
  const fitted = paragraphs.map((measurer) => fitParagraphs(measurer, size2, width3, minLineShare2));
  const lengths = fitted.map(({ lines: lines2 }) => lines2.length);
  const plan = splitIntoColumns(lengths, paragraphGap, count);
  return { ...columns, size: size2, fitted, plan, height: above + plan.height * size2 * lineHeight2 };
}
function drawPassage({ composer, colors }, fittedPassage, x2, y2) {
  const { passage, paragraphs, size: size2, fitted, plan, width: width3, above } = fittedPassage;
  const heading = { face: "bold", size: passage.size, fill: colors.content };
  composer.drawText(passage.heading, x2, y2 + gap + headingBaseline, heading);
  const leading = size2 * lineHeight2;
  const baseline = y2 + above + size2;
  const secondX = x2 + width3 + gutter;
  let lineIndex = 0;
  paragraphs.forEach((measurer, index) => {
    const text = fitted[index];
    if (!text) return;
    const isFirstColumn = lineIndex < plan.breakIndex;
    composer.drawLines(
      text,
      measurer,
      isFirstColumn ? x2 : secondX,
      baseline + (plan.tops[lineIndex] ?? 0) * leading,
      leading,
      {
        face: "body",
        fill: passage.fill,
        ...isFirstColumn && {
          continuation: { after: plan.breakIndex - lineIndex, x: secondX, y: baseline }
        }
      }
    );
    lineIndex += text.lines.length;
  });
}
var lineHeight2, gap, headingHeight, headingBaseline, gutter, paragraphGap, minLineShare2, maxSingleLength, maxSingleWidth, sizes;
var init_passages = __esm({
  "src/rendering/layouts/back/passages.ts"() {
    "use strict";
    init_fitText();
    init_splitIntoColumns();
    lineHeight2 = 1.46;
    gap = 14;
    headingHeight = 18;
    headingBaseline = 9.5;
    gutter = 22;
    paragraphGap = 0.4;
    minLineShare2 = 0.9;
    maxSingleLength = 320;
    maxSingleWidth = 470;
    sizes = [];
    for (let size2 = 9.6; size2 > 1; size2 *= 0.95) sizes.push(size2);
  }
});

// src/rendering/layouts/back/drawBackBody.ts
function drawBackBody({ composer, text, colors, brand }, rests, layout) {
  const input = { composer, text, colors: colors.panel ?? colors, brand };
  const { box } = layout;
  const header = createHeader(input, layout);
  const isPresent = ({ value }) => value !== "";
  const facts = [...listFacts(text), text.issuer].filter(isPresent);
  const identifier3 = [text.validationId].filter(isPresent);
  const table = createFactTable(input, [...facts, ...identifier3], box);
  const tableBottom = header.height + gapAbove.table + table.minHeight;
  const grid = text.programme.value === "" ? void 0 : createCourseFactGrid(input, facts, identifier3, box);
  const factsBottom = grid ? header.height + gapAbove.grid + grid.height : tableBottom;
  const passages = createPassages(input, rests, { ...box, height: box.height - factsBottom });
  const hasRoomForTable = !passages.isShrunk && tableBottom + passages.height <= box.height;
  const isGrid = grid !== void 0 && !hasRoomForTable;
  const code = createQrCodeColumn(input, layout);
  const gridGap = box.height - header.height - (grid?.height ?? 0) - passages.height;
  const gap4 = isGrid ? Math.max(gapAbove.grid, Math.min(gapAbove.table, gridGap)) : gapAbove.table;
  const freeHeight = box.height - tableBottom - passages.height;
  const tableHeight = Math.min(
    Math.max(code.tileHeight, table.usualHeight),
    table.minHeight + Math.max(0, freeHeight)
  );
  const factsHeight = isGrid ? grid.height : tableHeight;
  const tileHeight = isGrid ? code.tileHeight : Math.max(code.tileHeight, tableHeight);
  const height3 = header.height + gap4 + Math.max(tileHeight, factsHeight + passages.height);
  const top4 = box.y + Math.max(0, (box.height - height3) / 2);
  const factsY = alignToPixels(top4 + header.height + gap4);
  header.draw(alignToPixels(top4));
  if (isGrid) grid.draw(factsY);
  else table.draw(factsY, tableHeight);
  passages.draw(alignToPixels(factsY + factsHeight));
  code.draw(alignToPixels(top4), factsY, tileHeight);
  return { y: top4, height: height3 };
}
function createPassages(input, rests, box) {
  const { text, colors } = input;
  const { programme, continuation } = text;
  const createWith = (remainders) => createTextsWithHeadings(
    input,
    [
      { heading: programme.label, text: programme.value, fill: colors.content, size: 9.6 },
      {
        heading: continuation.back,
        text: remainders.join("\n"),
        fill: colors.muted,
        size: 8.4
      }
    ],
    box
  );
  const named = createWith(rests.map((areaText) => nameRest(input, areaText)));
  return named.size >= minTextSize ? named : createWith(rests.map((areaText) => areaText.text));
}
function createHeader({ composer, text, colors }, { box, heading = "title" }) {
  const isTitle = heading === "title";
  const slots = [
    {
      text: composer.toUpperCase(text.backHeading),
      face: "bold",
      size: 7.2,
      tracking: 2,
      fill: colors.accent,
      // Aligns the top of the capitals with the top of the logo.
      lineHeight: composer.getCapHeight("bold"),
      role: "H1"
    },
    {
      text: text.course,
      face: heading,
      size: isTitle ? 29 : 23,
      tracking: isTitle ? 0 : -0.4,
      minSize: isTitle ? 14 : 12,
      maxLines: 3,
      fill: colors.accent,
      gap: 12,
      lineHeight: 1.12,
      role: "H2"
    },
    {
      text: text.name,
      face: "body",
      size: 11.5,
      minSize: 8.5,
      maxLines: 2,
      oneLineShare: 0.86,
      fill: colors.content,
      gap: 7,
      lineHeight: 1.35
    }
  ];
  const headerBox = { ...box, height: maxHeaderHeight };
  return {
    height: measureTextColumn(composer, headerBox, slots),
    draw: (y2) => void drawTextColumn(composer, { ...headerBox, y: y2 }, slots, { valign: "top" })
  };
}
var gapAbove, nameRest, alignToPixels, maxHeaderHeight;
var init_drawBackBody = __esm({
  "src/rendering/layouts/back/drawBackBody.ts"() {
    "use strict";
    init_certificateText();
    init_columnText();
    init_stack();
    init_codeColumn();
    init_facts();
    init_passages();
    gapAbove = { table: 26, grid: 10 };
    nameRest = ({ composer, text: { continuation } }, { area, text }) => composer.getMeasurer(text, "body").isRightToLeft(text) ? text : `${continuation.areas[area]} ${text}`;
    alignToPixels = (y2) => Math.round(y2 - 0.25) + 0.25;
    maxHeaderHeight = 126;
  }
});

// src/rendering/layouts/blocks/footer.ts
function drawFooter(composer, text, { muted }, { align, lines: lines2, anchor = "top", ...position }) {
  const height3 = lines2 * footerLineHeight + 0.01;
  const box = { ...position, y: position.y - height3 * shareAbove[anchor], height: height3 };
  const slot = {
    ...style,
    text: getFooterText(text),
    fill: muted,
    minLineShare: align === "left" ? minLineShare3 : void 0,
    area: text.footer === "" ? void 0 : "footer"
  };
  const result = drawTextColumn(composer, box, [slot], { align, valign: anchor });
  return { ...result, lines: result.getFittedText(slot)?.lines.length ?? 0 };
}
var style, minLineShare3, footerLineHeight, shareAbove, getFooterText;
var init_footer = __esm({
  "src/rendering/layouts/blocks/footer.ts"() {
    "use strict";
    init_stack();
    style = {
      face: "body",
      size: 7.4,
      minSize: 7.4,
      lineHeight: 1.4,
      isParagraph: true
    };
    minLineShare3 = 0.9;
    footerLineHeight = style.size * style.lineHeight;
    shareAbove = { top: 0, middle: 0.5, bottom: 1 };
    getFooterText = ({ legalName, footer }) => [footer.includes(legalName) ? "" : legalName, footer].filter(Boolean).join("\n");
  }
});

// src/rendering/layouts/blocks/frontCode.ts
function drawFrontCode({ composer, text }, { x: x2, y: y2 }, background) {
  const { modules, d: d2 } = createQrCode(text.url, "low");
  const unit = frontCodeSize / modules;
  const margin6 = quietZoneModules * unit;
  const side = frontCodeSize + 2 * margin6;
  const box = [x2, y2, frontCodeSize, frontCodeSize];
  const block = { role: "Figure", alt: text.qrAlt, href: text.url, box };
  if (background)
    composer.addShapes(createFilledRectangle(x2 - margin6, y2 - margin6, side, side, background));
  composer.addShapes({ ...createFilledPath(d2, codeColor), frame: { x: x2, y: y2, unit }, block });
}
function drawFrontIdLabel({ composer, text }, { x: x2, y: y2, align, color }) {
  composer.drawText(text.validationId.label, x2, y2, {
    face: "body",
    size: idLabelSize,
    minSize: minTextSize,
    fill: color,
    align,
    maxWidth: idWidth,
    hasOwnBackground: true
  });
}
function drawFrontId({ composer, text }, { x: x2, y: y2, align, color }) {
  const fitted = fitId({ composer, text });
  if (!fitted) return;
  const measurer = composer.getMeasurer(text.validationId.value, "identifier");
  const first = y2 - (fitted.lines.length - 1) * idLineHeight;
  composer.drawLines(fitted, measurer, x2, first, idLineHeight, {
    face: "identifier",
    fill: color,
    align,
    hasOwnBackground: true
  });
}
function fitId({ composer, text }) {
  const { value } = text.validationId;
  if (value === "") return void 0;
  const fitted = fitText(composer.getMeasurer(value, "identifier"), {
    size: idSize,
    minSize: minTextSize,
    width: idWidth,
    maxLines: 2,
    tracking: 0,
    oneLineShare: 0
  });
  return fitted.isOverflowing ? void 0 : fitted;
}
function drawCodeTile(input, { x: x2, y: y2, width: width3, height: height3 }, { fill, color, muted, stroke }) {
  const { composer } = input;
  const lines2 = countFrontIdLines(input);
  const labelHeight = labelGap + composer.getCapHeight("body") * idLabelSize;
  const textHeight = lines2 === 0 ? 0 : labelHeight + lines2 * idLineHeight;
  const top4 = y2 + (height3 - frontCodeSize - textHeight) / 2;
  const middle2 = x2 + width3 / 2;
  const line = stroke === void 0 ? void 0 : { stroke, strokeWidth: 0.8 };
  composer.addShapes(createFilledRectangle(x2, y2, width3, height3, fill, line));
  drawFrontCode(input, { x: middle2 - frontCodeSize / 2, y: top4 });
  if (lines2 === 0) return;
  const bottom = top4 + frontCodeSize;
  const style2 = { x: middle2, align: "center" };
  drawFrontIdLabel(input, { ...style2, y: bottom + labelHeight, color: muted });
  drawFrontId(input, { ...style2, y: bottom + textHeight, color });
}
function placeTileInCorner({ x: x2, y: y2, width: width3, height: height3 }, inset) {
  return {
    ...codeTileSize,
    x: x2 + width3 - inset - codeTileSize.width,
    y: y2 + height3 - inset - codeTileSize.height
  };
}
var frontCodeSize, codeColor, idSize, idLineHeight, idWidth, labelGap, idLabelSize, codeTileSize, whiteTile, countFrontIdLines;
var init_frontCode = __esm({
  "src/rendering/layouts/blocks/frontCode.ts"() {
    "use strict";
    init_qrCode();
    init_scene();
    init_fitText();
    init_columnText();
    init_slots();
    frontCodeSize = 42.5;
    codeColor = "#101418";
    idSize = 8.2;
    idLineHeight = 8.9;
    idWidth = 82;
    labelGap = 6.6;
    idLabelSize = 7.4;
    codeTileSize = { width: 90, height: 88 };
    whiteTile = {
      fill: "#FFFFFF",
      color: codeColor,
      muted: "#4A5560"
    };
    countFrontIdLines = (input) => fitId(input)?.lines.length ?? 0;
  }
});

// src/rendering/layouts/ornaments/smallOrnaments.ts
function traceStar(cx, cy, radius, points, inner2, turn = -Math.PI / 2) {
  const path = new PathWriter(2);
  for (let corner2 = 0; corner2 < points * 2; corner2++) {
    const reach = corner2 % 2 === 0 ? radius : radius * inner2;
    const angle = turn + corner2 * Math.PI / points;
    const [x2, y2] = [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)];
    if (corner2 === 0) path.move(x2, y2);
    else path.addLine(x2, y2);
  }
  return path.close().toString();
}
function traceDiamond(cx, cy, radius) {
  const hollow = radius * 0.12;
  const path = new PathWriter(2).move(cx, cy - radius);
  let [fromX, fromY] = [cx, cy - radius];
  for (const [sideX, sideY, toX, toY] of [
    [1, -1, cx + radius, cy],
    [1, 1, cx, cy + radius],
    [-1, 1, cx - radius, cy],
    [-1, -1, cx, cy - radius]
  ]) {
    const [hx, hy] = [2 * (cx + sideX * hollow), 2 * (cy + sideY * hollow)];
    path.addCurve((fromX + hx) / 3, (fromY + hy) / 3, (toX + hx) / 3, (toY + hy) / 3, toX, toY);
    [fromX, fromY] = [toX, toY];
  }
  return path.close().toString();
}
function drawDiamondDivider(cx, cy, width3, color) {
  const gap4 = 10;
  const drawLine2 = (from, to) => createStrokedPath(traceLine(from, cy, to, cy), color, 0.6);
  const diamonds = [-6.4, 0, 6.4].map(
    (offset) => traceDiamond(cx + offset, cy, offset === 0 ? 3.4 : 2)
  );
  return [
    drawLine2(cx - width3 - gap4, cx - gap4),
    drawLine2(cx + gap4, cx + width3 + gap4),
    createFilledPath(diamonds.join(""), color)
  ];
}
function drawLinesWithDiamonds(cx, cy, [from, to], diamonds, color) {
  const sides = [-1, 1];
  const lines2 = sides.map((side) => traceLine(cx + side * from, cy, cx + side * to, cy));
  const ends = sides.flatMap(
    (side) => diamonds.map((offset) => traceDiamond(cx + side * offset, cy, 2.4))
  );
  return [createStrokedPath(lines2.join(""), color, 0.6), createFilledPath(ends.join(""), color)];
}
var footRuleLength;
var init_smallOrnaments = __esm({
  "src/rendering/layouts/ornaments/smallOrnaments.ts"() {
    "use strict";
    init_scene();
    init_path();
    footRuleLength = 36;
  }
});

// src/rendering/layouts/ornaments/guilloche.ts
function traceWeave({
  x: x2,
  y: y2,
  length,
  width: width3,
  halfWaves,
  direction
}) {
  const half = length / halfWaves;
  const path = new PathWriter(2);
  const toPoint = (along, across) => direction === "across" ? [x2 + along, y2 + width3 / 2 + across] : [x2 + width3 / 2 + across, y2 + along];
  for (const { amplitude, shift } of weaveFamilies)
    for (let strand = 0; strand < weaveStrands; strand++) {
      const start2 = -half * (Math.floor(strand / 2) / (weaveStrands / 2) + shift);
      const crest = 2 * amplitude * width3 * (strand % 2 === 0 ? 1 : -1);
      path.move(...toPoint(start2, 0)).addQuadraticCurve(...toPoint(start2 + half / 2, crest), ...toPoint(start2 + half, 0));
      for (let wave = 2; wave <= halfWaves + 1; wave++)
        path.addSmoothQuadraticCurve(...toPoint(start2 + wave * half, 0));
    }
  return path.toString();
}
function traceWavyRing(path, cx, cy, outer2, inner2, lobes, turn = 0) {
  const step = Math.PI / lobes;
  const point2 = (radius, angle) => [
    cx + radius * Math.cos(angle),
    cy + radius * Math.sin(angle)
  ];
  path.move(...point2(outer2, turn));
  for (let half = 0; half < lobes * 2; half++) {
    const [from, to] = half % 2 === 0 ? [outer2, inner2] : [inner2, outer2];
    const angle = turn + half * step;
    const last = point2(to / Math.cos(step * sineHandle), angle + step * (1 - sineHandle));
    const end2 = point2(to, angle + step);
    if (half > 0) path.addSmoothCurve(...last, ...end2);
    else
      path.addCurve(
        ...point2(from / Math.cos(step * sineHandle), angle + step * sineHandle),
        ...last,
        ...end2
      );
  }
  path.close();
}
function traceRosette(cx, cy, radius, { rings, lobes, depth }, decimals = 2) {
  const path = new PathWriter(decimals);
  const inner2 = radius * (1 - 2 * depth);
  for (let ring = 0; ring < rings; ring++)
    traceWavyRing(path, cx, cy, radius, inner2, lobes, -(2 * Math.PI * ring) / rings / lobes);
  return path.toString();
}
function traceWavyBand(x2, width3, pageHeight) {
  const { step, amplitude, waves: count, drift, pieces } = wavyBand;
  const path = new PathWriter();
  const margin6 = 60;
  for (let y2 = -margin6, line = 0; y2 < pageHeight + margin6; y2 += step, line++) {
    const points = Array.from({ length: pieces + 1 }, (_2, piece) => {
      const u2 = piece / pieces;
      const slow = Math.sin(2 * Math.PI * (u2 * count + line * drift));
      const fast = Math.sin(2 * Math.PI * (u2 * count * 1.9 - line * drift * 0.7));
      return [x2 + u2 * width3, y2 + amplitude * (slow + 0.55 * fast)];
    });
    const isOutside = points.every(([, py]) => py < -1 || py > pageHeight + 1);
    if (!isOutside) traceSmoothCurve(path, points);
  }
  return path.toString();
}
function traceWovenRibbons({ x: x2, y: y2, width: width3, height: height3 }) {
  const path = new PathWriter();
  const [curves, pieces] = [13, 28];
  for (const [edge, inwards] of [
    [x2, 1],
    [x2 + width3, -1]
  ])
    for (let curve = 0; curve < curves; curve++) {
      const phase = Math.PI * curve / curves;
      traceSmoothCurve(
        path,
        Array.from({ length: pieces + 1 }, (_2, piece) => {
          const t2 = piece / pieces;
          const middle2 = 0.5 + 0.42 * t2 ** 0.6;
          const swell = 0.02 + 0.44 * (1 - t2) ** 2.2;
          const wave = Math.sin(4.4 * Math.PI * t2 + phase) * Math.cos(phase);
          return [edge + inwards * t2 * width3 / 2, y2 + height3 * (middle2 + swell * wave)];
        })
      );
    }
  return path.toString();
}
var sineHandle, weaveFamilies, weaveStrands, wavyBand;
var init_guilloche = __esm({
  "src/rendering/layouts/ornaments/guilloche.ts"() {
    "use strict";
    init_curves();
    init_path();
    sineHandle = 0.3642;
    weaveFamilies = [
      { amplitude: 0.47, shift: 0 },
      { amplitude: 0.25, shift: 1 / 6 }
    ];
    weaveStrands = 6;
    wavyBand = {
      /** Vertical distance between neighbouring lines. */
      step: 9.6,
      amplitude: 18,
      /** Number of waves across the width. */
      waves: 1.1,
      /** Shift of each line's waves relative to the line above, in wavelengths. */
      drift: 0.031,
      /** Number of curve segments in each line. */
      pieces: 8
    };
  }
});

// src/rendering/layouts/ornaments/laurel.ts
function traceLaurel(cx, cy, radius) {
  const [leaves, ribs, stems] = [new PathWriter(2), new PathWriter(2), new PathWriter(2)];
  let berries = "";
  const getPoint = (reach, angle) => [
    cx + reach * Math.cos(angle),
    cy + reach * Math.sin(angle)
  ];
  for (const side of [-1, 1]) {
    const getAngle = (fromBottom) => Math.PI / 2 + side * fromBottom;
    traceArc(stems, cx, cy, radius, getAngle(start), getAngle(end));
    for (let pair = 0; pair <= pairs; pair++) {
      const share = pair / pairs;
      const angle = getAngle(start + firstLeaf + (end - start - firstLeaf) * share);
      const length = radius * 0.4 * (1 - 0.34 * share) * (pair === 0 ? 0.8 : 1);
      const along = angle + side * Math.PI / 2;
      for (const turn of pair === pairs ? [0] : [-lean, lean])
        traceLeaf(leaves, ribs, getPoint(radius, angle), along + turn, length);
      if (pair % 3 === 1 && pair < pairs - 1)
        berries += traceCircle(...getPoint(radius * 1.24, angle + side * 0.1), radius * 0.026);
    }
  }
  return {
    leaves: leaves.toString(),
    ribs: ribs.toString(),
    stems: stems.toString(),
    berries
  };
}
function traceLeaf(leaves, ribs, [x2, y2], direction, length) {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
  const width3 = length * 0.27;
  const getPoint = (along, across) => [
    x2 + along * cos - across * sin,
    y2 + along * sin + across * cos
  ];
  const [near, far] = [length * 0.22, length * 0.68];
  leaves.move(x2, y2).addCurve(
    ...getPoint(near, width3 * 1.25),
    ...getPoint(far, width3 * 1.1),
    ...getPoint(length, 0)
  ).addCurve(...getPoint(far, -width3 * 1.1), ...getPoint(near, -width3 * 1.25), x2, y2).close();
  ribs.move(...getPoint(length * 0.12, 0)).addLine(...getPoint(length * 0.84, 0));
}
function traceArc(path, cx, cy, radius, from, to) {
  const step = (to - from) / arcPieces;
  const reach = 4 / 3 * Math.tan(step / 4) * radius;
  const getPoint = (angle, along) => [
    cx + radius * Math.cos(angle) - along * Math.sin(angle),
    cy + radius * Math.sin(angle) + along * Math.cos(angle)
  ];
  path.move(...getPoint(from, 0));
  for (let piece = 0; piece < arcPieces; piece++) {
    const [begin, stop] = [from + piece * step, from + (piece + 1) * step];
    path.addCurve(...getPoint(begin, reach), ...getPoint(stop, -reach), ...getPoint(stop, 0));
  }
}
var pairs, start, end, firstLeaf, lean, arcPieces;
var init_laurel = __esm({
  "src/rendering/layouts/ornaments/laurel.ts"() {
    "use strict";
    init_curves();
    init_path();
    pairs = 12;
    [start, end] = [0.13, 2.72];
    firstLeaf = 0.06;
    lean = 0.58;
    arcPieces = 4;
  }
});

// src/rendering/layouts/ornaments/seal.ts
function drawSeal(position, style2) {
  const { x: x2, y: y2, radius } = position;
  const drawRing2 = (share, width3) => createStrokedPath(traceCircle(x2, y2, radius * share), style2.color, radius * width3);
  return [
    drawEdge(position, style2),
    createStrokedPath(traceTicks(position), style2.color, radius * 62e-4, { isFine: true }),
    drawRing2(0.89, 0.013),
    drawRing2(0.865, 5e-3),
    drawRing2(0.695, 5e-3),
    createStrokedPath(traceStrands(position), style2.color, Math.max(0.25, radius * 46e-4), {
      isFine: true
    }),
    drawRing2(0.562, 5e-3),
    drawRing2(0.54, 0.012),
    ...style2.emblem === "logo" ? [createFilledPath(traceCircle(x2, y2, radius * discRadius), "#FFFFFF")] : drawCenter(position, style2)
  ];
}
function getSealLogoBox({ x: x2, y: y2, radius }, aspect) {
  const diagonal = 2 * radius * 0.51;
  const height3 = diagonal / Math.hypot(aspect, 1);
  const width3 = height3 * aspect;
  return { x: x2 - width3 / 2, y: y2 - height3 / 2, width: width3, height: height3 };
}
function drawEdge({ x: x2, y: y2, radius }, { fill, color, isLined }) {
  const path = new PathWriter(2);
  traceWavyRing(path, x2, y2, radius, radius * 0.962, 72);
  return {
    ...createFilledPath(path.toString(), fill),
    ...isLined && { stroke: color, strokeWidth: 0.6 }
  };
}
function traceTicks({ x: x2, y: y2, radius }) {
  const path = new PathWriter(2);
  for (let tick = 0; tick < tickCount; tick++) {
    const angle = tick / tickCount * 2 * Math.PI;
    const [cos, sin] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    const outer2 = tick % 2 === 0 ? 0.935 : 0.945;
    path.move(x2 + 0.905 * cos, y2 + 0.905 * sin).addLine(x2 + outer2 * cos, y2 + outer2 * sin);
  }
  return path.toString();
}
function traceStrands({ x: x2, y: y2, radius }) {
  const [center, waves] = [radius * 0.628, 28];
  const path = new PathWriter(2);
  const addFamily = (count, amplitude, offset) => {
    for (let strand = 0; strand < count; strand++) {
      const turn = -2 * Math.PI * (strand + offset) / count / waves;
      traceWavyRing(
        path,
        x2,
        y2,
        center + radius * amplitude,
        center - radius * amplitude,
        waves,
        turn
      );
    }
  };
  addFamily(5, 0.051, 0);
  addFamily(3, 0.027, 0.5);
  return path.toString();
}
function drawCenter({ x: x2, y: y2, radius }, { fill, color, emblem }) {
  const { leaves, ribs, stems, berries } = traceLaurel(x2, y2, radius * 0.385);
  const [half, low, high] = [radius * 0.05, y2 + radius * 0.415, y2 + radius * 0.37];
  const crossed = traceLine(x2 - half, low, x2 + half, high) + traceLine(x2 + half, low, x2 - half, high);
  return [
    createStrokedPath(stems, color, radius * 9e-3),
    createStrokedPath(crossed, color, radius * 0.014),
    createFilledPath(leaves, color),
    createStrokedPath(ribs, fill, radius * 55e-4, { isFine: true }),
    createFilledPath(berries, color),
    ...emblem === "star" ? drawFacetedStar({ x: x2, y: y2 - radius * 5e-3, radius }, color, fill) : []
  ];
}
function drawFacetedStar({ x: x2, y: y2, radius }, color, fill) {
  const facets = new PathWriter(2);
  for (let ray = 0; ray < 5; ray++) {
    const angle = ray * 2 * Math.PI / 5 - Math.PI / 2;
    facets.move(x2, y2).addLine(x2 + radius * 0.17 * Math.cos(angle), y2 + radius * 0.17 * Math.sin(angle));
  }
  return [
    createFilledPath(traceStar(x2, y2, radius * 0.19, 5, 0.4), color),
    createStrokedPath(facets.toString(), fill, radius * 6e-3, { isFine: true })
  ];
}
var sealTextRadius, sealStarsRadius, discRadius, tickCount;
var init_seal = __esm({
  "src/rendering/layouts/ornaments/seal.ts"() {
    "use strict";
    init_scene();
    init_guilloche();
    init_laurel();
    init_smallOrnaments();
    init_curves();
    init_path();
    sealTextRadius = 0.734;
    sealStarsRadius = 0.778;
    discRadius = 0.525;
    tickCount = 108;
  }
});

// src/rendering/layouts/blocks/sealText.ts
function drawSealText(input, position, style2) {
  const { composer, text, context } = input;
  const below = style2.below === "label" ? fitLettering(composer, composer.toUpperCase(text.label), position, "below") : void 0;
  const company = fitLettering(composer, text.company, position, "above");
  const above = company ?? fitLettering(composer, composer.toUpperCase(text.title), position, "above") ?? fitLettering(composer, composer.toUpperCase(text.label), position, "above");
  const { color } = style2;
  if (above)
    composer.shapes.push({
      ...above.text,
      fill: color,
      block: company ? { role: "P" } : decoration
    });
  if (below) composer.shapes.push({ ...below.text, fill: color, block: { role: "P" } });
  const stars = style2.below === "stars" ? traceStarRow(position) : "";
  const between = traceSideStars(position, above?.angle ?? 0, below?.angle ?? (stars ? 1.1 : 0));
  composer.addShapes(createFilledPath(between + stars, style2.color));
  if (context.emblem === "monogram") drawMonogram(composer, text.company, position, style2.color);
  const { logo } = input.brand;
  if (context.emblem === "logo" && logo)
    composer.addShapes(...createLogo(input, getSealLogoBox(position, logo.width / logo.height)));
}
function fitLettering(composer, label, position, arc) {
  const text = composeCombiningMarks(label);
  const isMixed = /\p{Ll}/u.test(text);
  const letterSetting = isMixed ? letterSettings.mixed : letterSettings.capitals;
  const { baselineShare, tightTracking } = letterSetting;
  const [preferredAngle, maxAngle] = arcs[arc];
  const minWidth = (text.length - 1) * tightTracking * minTextSize;
  if (minWidth > maxAngle * baselineShare * position.radius) return void 0;
  const [run2, ...otherRuns] = composer.getMeasurer(text, "title").splitRuns(text);
  if (run2?.kind !== "face" || otherRuns.length > 0) return void 0;
  let size2 = Math.max(minTextSize, position.radius * 0.145);
  for (let { tracking } = letterSetting; ; tracking = tightTracking) {
    const placement = { size: size2, tracking: tracking * size2, baselineShare, arc };
    const lettering = placeOnCircle(run2.face, text, position, placement);
    if (lettering.angle <= preferredAngle) return lettering;
    if (size2 <= minTextSize) return lettering.angle <= maxAngle ? lettering : void 0;
    size2 = Math.max(minTextSize, size2 * 0.97);
  }
}
function placeOnCircle(face, text, { x: x2, y: y2, radius }, placement) {
  const { size: size2, tracking, baselineShare, arc } = placement;
  const { xs, right } = placeGlyphs(face, text, 0, size2, tracking);
  const baselineRadius = radius * baselineShare;
  const isAbove = arc === "above";
  const scale = size2 / face.unitsPerEm;
  const glyphRadius = isAbove ? baselineRadius : baselineRadius + face.capHeight * scale;
  const positions = xs.map((glyphX, index) => {
    const halfAdvance = face.getAdvance(face.getGlyph(text.charCodeAt(index))) * scale / 2;
    const along = (glyphX + halfAdvance - right / 2) / baselineRadius;
    const turn = isAbove ? along : -along;
    const angle = isAbove ? along - Math.PI / 2 : Math.PI / 2 - along;
    return [
      x2 + glyphRadius * Math.cos(angle) - halfAdvance * Math.cos(turn),
      y2 + glyphRadius * Math.sin(angle) - halfAdvance * Math.sin(turn),
      turn * 180 / Math.PI
    ];
  });
  return {
    text: { kind: "circularText", text, face: face.name, size: size2, positions },
    angle: right / baselineRadius
  };
}
function traceSideStars({ x: x2, y: y2, radius }, above, below) {
  const middle2 = (above / 2 + Math.PI - below / 2) / 2;
  return [-1, 1].map((side) => {
    const angle = side * middle2 - Math.PI / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return traceStar(
      x2 + radius * sealStarsRadius * cos,
      y2 + radius * sealStarsRadius * sin,
      radius * 0.032,
      5,
      0.42,
      angle
    );
  }).join("");
}
function traceStarRow({ x: x2, y: y2, radius }) {
  return [-2, -1, 0, 1, 2].map((step) => {
    const angle = Math.PI / 2 + step * 0.2;
    const [cos, sin] = [Math.cos(angle) * radius * 0.783, Math.sin(angle) * radius * 0.783];
    return traceStar(x2 + cos, y2 + sin, radius * (step === 0 ? 0.042 : 0.03), 5, 0.42, angle);
  }).join("");
}
function drawMonogram(composer, company, position, fill) {
  const { x: x2, y: y2, radius } = position;
  const letters = getMonogram(company);
  const size2 = radius * (Array.from(letters).length > 1 ? 0.3 : 0.42);
  const baseline = y2 + size2 * composer.getCapHeight("title") / 2 - radius * 0.01;
  const style2 = { face: "title", size: size2, fill, align: "center", block: decoration };
  composer.drawText(letters, x2, baseline, style2);
}
var arcs, decoration, letterSettings;
var init_sealText = __esm({
  "src/rendering/layouts/blocks/sealText.ts"() {
    "use strict";
    init_composeCombiningMarks();
    init_layoutContext();
    init_smallOrnaments();
    init_seal();
    init_scene();
    init_textMeasurer();
    init_columnText();
    init_logo();
    arcs = { above: [3.55, 3.7], below: [1.75, 1.9] };
    decoration = { role: "Artifact" };
    letterSettings = {
      capitals: { baselineShare: sealTextRadius, tracking: 0.16, tightTracking: 0.13 },
      mixed: { baselineShare: sealTextRadius + 8e-3, tracking: 0.08, tightTracking: 0.06 }
    };
  }
});

// src/rendering/layouts/blocks/signature.ts
function drawSignature({ composer, text, colors, brand }, index, position, plate) {
  const signatory = text.signatories[index];
  if (!signatory) return;
  const { x: x2, y: y2, width: width3, align } = position;
  const startX = getStartX(position);
  const image2 = brand.signatures[index];
  const ruleY = plate ? y2 - plateRule : y2;
  if (plate) {
    const { over, below } = plateSpan;
    composer.addShapes(
      createFilledRectangle(startX, y2 - over, width3, over + below, plate.background)
    );
  }
  if (image2) {
    const height3 = plate ? imageHeight - plateRule : imageHeight;
    const box = {
      x: startX + margin2,
      y: ruleY - height3 + ruleOverlap,
      width: width3 - 2 * margin2,
      height: height3
    };
    const shape2 = fitImageToContain(image2, box, { align, valign: "bottom" });
    composer.addShapes(addAltText(shape2, signatory.name));
  }
  const inset = plate ? margin2 : 0;
  const color = plate?.color ?? colors.content;
  composer.drawRule(startX + inset, startX + width3 - inset, ruleY, color, plate !== void 0);
  const style2 = { align, maxWidth: width3 };
  const name = { ...style2, face: "bold", size: 8.6, minSize: 6.8, fill: colors.content };
  composer.drawText(signatory.name, x2, y2 + textsBelowRule.first, name);
  const role = { ...style2, face: "body", size: 7.4, minSize: 6.5, fill: colors.muted };
  const { descent: descent2 } = composer.getMeasurer(signatory.name, name.face).measureHeight();
  const roleHeight = composer.getMeasurer(signatory.role, role.face).measureHeight();
  const roleY = textsBelowRule.first + descent2 * name.size + roleHeight.ascent * role.size;
  composer.drawText(signatory.role, x2, y2 + Math.max(textsBelowRule.second, roleY), {
    ...role,
    maxLines: 2,
    lineHeight: Math.max(9.4, (roleHeight.ascent + roleHeight.descent) * role.size)
  });
}
function drawSignaturePair(input, { x: x2, y: y2, distance, width: width3 }) {
  const { composer, text, colors } = input;
  const getPosition = (side) => ({
    x: x2 + side * distance,
    y: y2,
    width: width3,
    align: "center"
  });
  const isAlone = text.signatories.length === 1;
  if (isAlone) drawDate(composer, text.completionDate, colors, getPosition(-1));
  text.signatories.forEach(
    (_2, index) => drawSignature(input, index, getPosition(index === 0 && !isAlone ? -1 : 1))
  );
}
function drawDate(composer, { label, value }, colors, position) {
  if (value === "") return;
  const { x: x2, y: y2, width: width3, align } = position;
  const startX = getStartX(position);
  const style2 = { align, maxWidth: width3 };
  composer.drawText(value, x2, y2 - 6.5, { ...style2, ...dateStyles.value, fill: colors.content });
  composer.drawRule(startX, startX + width3, y2, colors.content);
  composer.drawText(label, x2, y2 + textsBelowRule.first, {
    ...style2,
    ...dateStyles.label,
    fill: colors.muted
  });
}
function drawDateAndSignatures(input, position, step) {
  const getPosition = (index) => ({
    ...position,
    x: position.x + index * step,
    align: "left"
  });
  drawDate(input.composer, input.text.completionDate, input.colors, getPosition(0));
  input.text.signatories.forEach((_2, index) => drawSignature(input, index, getPosition(index + 1)));
}
var textsBelowRule, dateStyles, imageHeight, ruleOverlap, margin2, plateSpan, plateRule, getStartX;
var init_signature = __esm({
  "src/rendering/layouts/blocks/signature.ts"() {
    "use strict";
    init_fitImage();
    init_slots();
    textsBelowRule = { first: 12.5, second: 23 };
    dateStyles = {
      value: { face: "bold", size: 10.4, minSize: 8 },
      label: { face: "body", size: 7.4, minSize: 6.5 }
    };
    imageHeight = 43;
    ruleOverlap = 3;
    margin2 = 8;
    plateSpan = { over: 44, below: 1 };
    plateRule = 4;
    getStartX = ({ x: x2, width: width3, align }) => align === "center" ? x2 - width3 / 2 : x2;
  }
});

// src/rendering/layouts/ornaments/bondFrame.ts
function drawWovenFrame(colors) {
  const { line, tint } = colors;
  const { inset, width: width3 } = band;
  const [right, bottom] = [
    landscapePageSize.width - inset - width3,
    landscapePageSize.height - inset - width3
  ];
  const sides = [
    traceRectangle(inset, inset, landscapePageSize.width - 2 * inset, width3),
    traceRectangle(inset, bottom, landscapePageSize.width - 2 * inset, width3),
    traceRectangle(inset, inset + width3, width3, bottom - inset - width3),
    traceRectangle(right, inset + width3, width3, bottom - inset - width3)
  ];
  return [
    createFilledPath(sides.join(""), tint),
    ...[inset, bottom].map((y2) => drawMesh(y2, "across", line)),
    ...[inset, right].map((x2) => drawMesh(x2, "down", line)),
    drawFrameLine(outer, line, 1.3),
    drawFrameLine(inset, line, 0.6),
    drawFrameLine(inset + width3, line, 0.6),
    drawFrameLine(inner, line, 1.1),
    ...[outer, landscapePageSize.width - outer - corner].flatMap(
      (x2) => [outer, landscapePageSize.height - outer - corner].flatMap((y2) => drawCorner(x2, y2, colors))
    )
  ];
}
function drawFrameLine(inset, stroke, strokeWidth) {
  const d2 = traceRectangle(
    inset,
    inset,
    landscapePageSize.width - 2 * inset,
    landscapePageSize.height - 2 * inset
  );
  return createStrokedPath(d2, stroke, strokeWidth);
}
function drawMesh(inset, direction, stroke) {
  const start2 = outer + corner;
  const isAcross = direction === "across";
  const length = (isAcross ? landscapePageSize.width : landscapePageSize.height) - 2 * start2;
  const halfWaves = isAcross ? 40 : 25;
  const origin = isAcross ? { x: start2, y: inset } : { x: inset, y: start2 };
  return createStrokedPath(
    traceWeave({ ...origin, length, width: band.width, halfWaves, direction }),
    stroke,
    engraving
  );
}
function drawCorner(x2, y2, { background, tint, line, fill }) {
  const [cx, cy] = [x2 + corner / 2, y2 + corner / 2];
  const rosette = traceRosette(cx, cy, 17.2, { rings: 4, lobes: 8, depth: 0.34 });
  const inset = 3;
  const side = corner - 2 * inset;
  return [
    createFilledRectangle(x2, y2, corner, corner, background, { stroke: line, strokeWidth: 1.3 }),
    createFilledRectangle(x2 + inset, y2 + inset, side, side, tint, {
      stroke: line,
      strokeWidth: 0.5
    }),
    createStrokedPath(rosette, line, engraving, { isFine: true }),
    { ...createFilledPath(traceCircle(cx, cy, 5.4), background), stroke: line, strokeWidth: 0.6 },
    createFilledPath(traceStar(cx, cy, 4.2, 8, 0.5), fill)
  ];
}
var outer, band, corner, inner, engraving;
var init_bondFrame = __esm({
  "src/rendering/layouts/ornaments/bondFrame.ts"() {
    "use strict";
    init_scene();
    init_guilloche();
    init_smallOrnaments();
    init_curves();
    init_slots();
    init_path();
    outer = 24;
    band = { inset: 28, width: 30 };
    corner = 42;
    inner = 62;
    engraving = 0.38;
  }
});

// src/rendering/layouts/layout.ts
var createFrontResult;
var init_layout = __esm({
  "src/rendering/layouts/layout.ts"() {
    "use strict";
    createFrontResult = (name, ...columns) => ({
      name,
      overflowingAreas: columns.flatMap(({ overflowingAreas }) => overflowingAreas)
    });
  }
});

// src/rendering/layouts/layout1.ts
function computePositions({ hasBackgroundImage, hasFooter, hasSmallSeal }) {
  const seal = hasSmallSeal ? seals.small : seals.usual;
  const column2 = hasBackgroundImage ? { x: 294, width: 472 } : { x: 92, width: landscapePageSize.width - 184 };
  const sealPosition = {
    x: column2.x + column2.width / 2,
    y: hasFooter ? hasSmallSeal ? 445 : 440 : 456,
    radius: seal.radius
  };
  return {
    column: column2,
    sealPosition,
    seal,
    signatures: hasBackgroundImage ? { distance: 136, width: 136 } : { distance: 228, width: 178 }
  };
}
function drawCode(input) {
  const { colors, context } = input;
  if (context.hasBackgroundImage)
    drawCodeTile(input, placeTileInCorner(layoutDefinitions.Layout1.imageArea, 12), whiteTile);
  else {
    const { background: fill, content: color, muted } = colors;
    drawCodeTile(input, codeTile, { fill, color, muted });
  }
}
function drawFootRules({ x: x2, y: y2, radius }, { accent }) {
  const reach = [radius + 14, radius + 14 + footRuleLength];
  return drawLinesWithDiamonds(x2, y2, reach, reach, accent);
}
function drawImageFrame({ line }) {
  const { x: x2, y: y2, width: width3, height: height3 } = layoutDefinitions.Layout1.imageArea;
  return createStrokedPath(traceRectangle(x2 - 3, y2 - 3, width3 + 6, height3 + 6), line, 0.5);
}
function drawWatermark({ fill, background }) {
  const rules = { rings: 8, lobes: 12, depth: 0.36 };
  const rosette = traceRosette(landscapePageSize.width / 2, 234, 150, rules, 1);
  return createStrokedPath(rosette, mixColors(fill, background, 0.11), 0.4, { isFine: true });
}
var seals, top, maxFooterLines, codeTile, layout1;
var init_layout1 = __esm({
  "src/rendering/layouts/layout1.ts"() {
    "use strict";
    init_layoutDefinitions();
    init_drawBackBody();
    init_oklch();
    init_footer();
    init_frontCode();
    init_logo();
    init_sealText();
    init_signature();
    init_bondFrame();
    init_guilloche();
    init_smallOrnaments();
    init_curves();
    init_path();
    init_seal();
    init_scene();
    init_layout();
    init_slots();
    init_stack();
    seals = {
      usual: { radius: 54, above: 10, below: 5 },
      small: { radius: 52.5, above: 4, below: 3 }
    };
    top = 74;
    maxFooterLines = 2;
    codeTile = { ...codeTileSize, x: 684, y: 68 };
    layout1 = {
      canShrinkSeal: true,
      drawFrontBackground(colors, context) {
        const { sealPosition } = computePositions(context);
        return [
          ...drawWovenFrame(colors),
          context.hasBackgroundImage ? drawImageFrame(colors) : drawWatermark(colors),
          createFilledPath(
            traceCircle(sealPosition.x, sealPosition.y, sealPosition.radius + 5),
            colors.background
          ),
          ...drawSeal(sealPosition, {
            fill: colors.fill,
            color: colors.onFill,
            emblem: context.emblem
          }),
          ...context.signatures === 0 ? drawFootRules(sealPosition, colors) : []
        ];
      },
      drawBackBackground: drawWovenFrame,
      drawFront(input) {
        const { composer, text, colors, context } = input;
        const { column: column2, sealPosition, seal, signatures } = computePositions(context);
        const core = createFrontTextSlots(input, {
          gap: 15,
          name: { size: 55 }
        });
        const body3 = drawTextColumn(
          composer,
          { ...column2, y: top, height: sealPosition.y - seal.radius - seal.above - top },
          [
            ...createWideLogoGraphic(input, 180, 34, "center"),
            createHeaderSlot(input, { text: getIssuerText(text), gap: 8, maxWidth: 480 }),
            createTitleSlot(text, colors, {
              face: "title",
              size: 36,
              tracking: 0.4,
              gap: 7,
              lineHeight: 1.06
            }),
            { height: 8, gap: 8, draw: (x2, y2) => drawDiamondDivider(x2, y2 + 4, 64, colors.accent) },
            ...core.slots,
            ...context.signatures === 1 ? [] : createDateSlots(text, colors)
          ],
          { align: "center" }
        );
        drawSignaturePair(input, { x: sealPosition.x, y: sealPosition.y + 16, ...signatures });
        drawSealText(input, sealPosition, { color: colors.onFill, below: "label" });
        const footer = drawFooter(composer, text, colors, {
          x: column2.x + 20,
          width: column2.width - 40,
          y: sealPosition.y + seal.radius + seal.below + maxFooterLines * footerLineHeight,
          anchor: "bottom",
          align: "center",
          lines: maxFooterLines
        });
        if (context.hasCodeOnFront) drawCode(input);
        return createFrontResult(body3.getFittedText(core.name), body3, footer);
      },
      drawBack: (input, rests) => drawBackBody(input, rests, {
        box: { x: 92, y: 80, width: 452, height: 436 }
      })
    };
  }
});

// src/rendering/layouts/layout2.ts
function getBand(context) {
  const edge = getPrintInset(context);
  return { x: edge, y: edge, width: bandWidth - edge, height: landscapePageSize.height - 2 * edge };
}
function getBackBand(context) {
  const edge = getPrintInset(context);
  const width3 = bandWidth - edge / 2;
  const x2 = landscapePageSize.width - edge - width3;
  const box = { x: x2, y: edge, width: width3, height: landscapePageSize.height - 2 * edge };
  return { box, ruleX: x2 + 6 };
}
function getSealPosition(context) {
  const edge = getPrintInset(context);
  const x2 = (edge + frontRuleX) / 2;
  return { x: x2, y: 214, radius: Math.min(maxRadius, x2 - edge - sealMargin) };
}
function drawBandTexts(input, maxSize) {
  const { composer, text, colors, context } = input;
  const sealPosition = getSealPosition(context);
  drawSealText(input, sealPosition, { color: colors.fill, below: "stars" });
  const size2 = Math.min(27, maxSize);
  const onFill = { fill: colors.onFill, align: "center" };
  if (context.hasBackgroundImage)
    composer.addShapes(
      createFilledRectangle(
        sealPosition.x - 3.1 * size2,
        labelY - 1.02 * size2,
        6.2 * size2,
        1.5 * size2,
        colors.fill
      )
    );
  else composer.addShapes(...drawDiamondDivider(sealPosition.x, labelY + 17, 40, colors.onFill));
  const label = { ...onFill, face: "title", size: size2, minSize: 16, maxWidth: 152 };
  composer.drawText(composer.capitalizeFirst(text.label), sealPosition.x, labelY, label);
  const { value, label: dateLabel } = text.completionDate;
  if (context.hasBackgroundImage || value === "") return;
  const maxWidth = bandWidth - 50;
  composer.drawRule(
    sealPosition.x - maxWidth / 2,
    sealPosition.x + maxWidth / 2,
    signatureY,
    colors.onFill
  );
  composer.addShapes(
    createFilledRectangle(
      sealPosition.x - maxWidth / 2,
      signatureY + 1,
      maxWidth,
      textsBelowRule.second + 4,
      colors.fill
    )
  );
  composer.drawText(value, sealPosition.x, signatureY + textsBelowRule.first, {
    ...onFill,
    ...dateStyles.value,
    maxWidth
  });
  composer.drawText(dateLabel, sealPosition.x, signatureY + textsBelowRule.second, {
    ...onFill,
    ...dateStyles.label,
    maxWidth
  });
}
function drawCode2(input) {
  const { context } = input;
  const tile = {
    ...codeTileSize,
    x: getSealPosition(context).x - codeTileSize.width / 2,
    y: context.hasBackgroundImage ? codeY.onImage : codeY.onBand
  };
  drawCodeTile(input, tile, whiteTile);
}
function drawFoot(input) {
  const { composer, text, colors, context } = input;
  const isSigned = context.signatures > 0;
  text.signatories.forEach(
    (_2, index) => drawSignature(input, index, {
      x: column.x + index * 236,
      y: signatureY,
      width: 196,
      align: "left"
    })
  );
  const footer = drawFooter(composer, text, colors, {
    ...column,
    y: bottomY + 2.5,
    align: "left",
    lines: isSigned ? 2 : 3,
    anchor: "bottom"
  });
  if (footer.lines > 0 && !isSigned) {
    const y2 = bottomY - (footer.lines - 1) * footerLineHeight - 16;
    composer.drawRule(column.x, column.x + column.width, y2, colors.rule);
  }
  return footer;
}
function drawTurnedBand({ x: x2, y: y2, width: width3, height: height3 }, ruleX, colors) {
  const { fill, onFill, background } = colors;
  const lines2 = traceWavyBand(x2, width3, landscapePageSize.height);
  const margins = [0, y2 + height3].map(
    (edge) => createFilledRectangle(x2, edge, width3, y2, background)
  );
  return [
    createFilledRectangle(x2, y2, width3, height3, fill),
    createStrokedPath(lines2, onFill, 0.42, { opacity: 0.26 }),
    ...y2 > 0 ? margins : [],
    createStrokedPath(traceLine(ruleX, y2, ruleX, y2 + height3), onFill, 0.7)
  ];
}
var bandWidth, column, frontRuleX, maxRadius, sealMargin, labelY, signatureY, bottomY, codeY, layout2, getSealBackground;
var init_layout2 = __esm({
  "src/rendering/layouts/layout2.ts"() {
    "use strict";
    init_codeColumn();
    init_drawBackBody();
    init_footer();
    init_frontCode();
    init_logo();
    init_sealText();
    init_signature();
    init_guilloche();
    init_smallOrnaments();
    init_curves();
    init_path();
    init_seal();
    init_scene();
    init_layout();
    init_slots();
    init_layoutProperties();
    init_columnText();
    init_stack();
    bandWidth = 198;
    column = { x: 248, width: 541.9 };
    frontRuleX = bandWidth - 6;
    maxRadius = 76;
    sealMargin = 15;
    labelY = 342;
    signatureY = 486;
    bottomY = 541;
    codeY = { onBand: 378, onImage: bottomY - codeTileSize.height };
    layout2 = {
      drawFrontBackground(colors, context) {
        const sealPosition = getSealPosition(context);
        const { x: x2, y: y2, radius } = sealPosition;
        const { fill, onFill } = colors;
        const band2 = getBand(context);
        return [
          ...context.hasBackgroundImage ? [createFilledRectangle(frontRuleX, band2.y, 6, band2.height, fill)] : drawTurnedBand(band2, frontRuleX, colors),
          createFilledPath(traceCircle(x2, y2, radius + 7), fill),
          createStrokedPath(traceCircle(x2, y2, radius + 3.6), onFill, 0.6),
          ...drawSeal(sealPosition, {
            fill: getSealBackground(colors),
            color: fill,
            emblem: context.emblem
          })
        ];
      },
      drawBackBackground(colors, context) {
        const { box, ruleX } = getBackBand(context);
        return drawTurnedBand(box, ruleX, colors);
      },
      drawFront(input) {
        const { composer, text, colors, context } = input;
        const isSigned = context.signatures > 0;
        const bottom = isSigned ? 430 : context.hasFooter ? 500 : 506;
        const core = createFrontTextSlots(input, {
          gap: 24,
          name: { size: 53 },
          concluded: { gap: 12 },
          course: {
            face: "bold",
            size: 19,
            fill: colors.content,
            lineHeight: 1.26,
            tracking: -0.2,
            gap: 6
          },
          center: { gap: 12, maxWidth: 430 }
        });
        const body3 = drawTextColumn(composer, { ...column, y: 54, height: bottom - 54 }, [
          ...createWideLogoGraphic(input, 190, 36, "left"),
          createHeaderSlot(input, { gap: 10 }),
          createTitleSlot(text, colors, { face: "title", size: 33, gap: 16, lineHeight: 1.06 }),
          { height: 2.4, gap: 11, draw: (x2, y2) => [createFilledRectangle(x2, y2, 44, 2.4, colors.fill)] },
          ...core.slots,
          ...context.hasBackgroundImage ? createDateSlots(text, colors, { gap: 12 }) : []
        ]);
        const name = body3.getFittedText(core.name);
        drawBandTexts(input, (name?.size ?? Infinity) / minLargestToOtherTextRatio);
        const foot = drawFoot(input);
        if (context.hasCodeOnFront) drawCode2(input);
        return createFrontResult(name, body3, foot);
      },
      drawBack(input, rests) {
        const { box: band2, ruleX } = getBackBand(input.context);
        return drawBackBody(input, rests, {
          // As far from the band as from the edge of the page.
          box: { x: 60, y: 56, width: band2.x - 2 * 60, height: 483 },
          // In the middle between the band's line and its edge.
          codeX: (ruleX + band2.x + band2.width - qrCodeColumnWidth) / 2,
          isCodeOnBand: true
        });
      }
    };
    getSealBackground = ({ onFill, background }) => onFill === "#FFFFFF" ? background : onFill;
  }
});

// src/rendering/layouts/blocks/footCode.ts
function drawCodeBesideSignatures(input, right, ruleY) {
  const { composer, colors } = input;
  const labelY2 = ruleY + textsBelowRule.first;
  const x2 = drawCode3(input, right, labelY2 - frontCodeSize);
  if (countFrontIdLines(input) === 0) return;
  composer.drawRule(x2, x2 + idWidth, ruleY, colors.content);
  drawTexts(input, x2, labelY2, ruleY - idAboveRule);
}
function drawCodeBesideLabel(input, right, labelY2, valueY) {
  const x2 = drawCode3(input, right, labelY2 - idLabelSize * input.composer.getCapHeight("body"));
  const lines2 = countFrontIdLines(input);
  if (lines2 > 0) drawTexts(input, x2, labelY2, valueY + (lines2 - 1) * idLineHeight);
}
function drawCode3(input, right, y2) {
  drawFrontCode(input, { x: right - frontCodeSize, y: y2 }, input.colors.background);
  return right - codeInFootWidth;
}
function drawTexts(input, x2, labelY2, idY) {
  const { muted, content } = input.colors;
  drawFrontIdLabel(input, { x: x2, y: labelY2, align: "left", color: muted });
  drawFrontId(input, { x: x2, y: idY, align: "left", color: content });
}
var gap2, codeInFootWidth, idAboveRule;
var init_footCode = __esm({
  "src/rendering/layouts/blocks/footCode.ts"() {
    "use strict";
    init_frontCode();
    init_signature();
    gap2 = 8;
    codeInFootWidth = idWidth + gap2 + frontCodeSize;
    idAboveRule = 6.5;
  }
});

// src/rendering/layouts/layout3.ts
function computeSizes(context) {
  const { hasBackgroundImage, hasFooter, signatures, hasCodeOnFront } = context;
  const width3 = hasBackgroundImage ? 482 : landscapePageSize.width - 2 * margin3;
  const isCodeInFoot = hasCodeOnFront && !hasBackgroundImage;
  const footWidth = isCodeInFoot ? width3 - codeInFootWidth - gutter2 : width3;
  const signedFoot = hasFooter ? 448 : 470;
  const foot = signatures > 0 ? signedFoot : hasFooter ? 506 : 508;
  return { width: width3, foot, footWidth, isCodeInFoot, column: (footWidth - 2 * gutter2) / 3 };
}
function drawHeader(input) {
  const { composer, text, colors, context, headerLines = 2 } = input;
  const logo = {
    height: 32,
    gap: 0,
    draw: (x2, y2) => createLogo(input, { x: x2, y: y2, width: 190, height: 32 }, { align: "left" })
  };
  const header = createHeaderSlot(input, {
    text: getIssuerText(text),
    fill: colors.content,
    gap: 12
  });
  const parts = [...input.brand.logo ? [logo] : [], header];
  const width3 = Math.min(computeSizes(context).width, 480);
  const box = {
    x: margin3,
    y: headTop,
    width: width3,
    height: (input.brand.logo ? 44 : 0) + headerLines * 12.6
  };
  const head = drawTextColumn(composer, box, parts, { valign: "top" });
  const height3 = measureTextColumn(composer, box, parts);
  return { head, top: height3 > 0 ? headTop + height3 + 14 : 60 };
}
function drawBodyTexts(input, top4) {
  const { composer, text, colors, context } = input;
  const { width: width3, foot } = computeSizes(context);
  const box = { x: margin3, y: top4, width: width3, height: foot - 18 - top4 };
  const heading = { face: "bold", size: 27, tracking: -0.7, lineHeight: 1.18 };
  const label = {
    ...heading,
    text: composer.capitalizeFirst(text.label),
    fill: colors.muted
  };
  const createSlots2 = (nameWidth) => {
    const core = createFrontTextSlots(input, {
      gap: 30,
      name: {
        face: "bold",
        lineHeight: 1.08,
        maxWidth: nameWidth,
        ...context.hasBackgroundImage ? { size: 46, tracking: -1.3, oneLineShare: 0.86 } : { size: 58, tracking: -2, oneLineShare: 0.84 }
      },
      concluded: { gap: 14 },
      course: {
        face: "bold",
        size: 20,
        minSize: 15,
        tracking: -0.3,
        fill: colors.content,
        lineHeight: 1.26,
        gap: 5,
        maxWidth: 620
      },
      center: { maxWidth: 430 }
    });
    const above = [createTitleSlot(text, colors, heading), label];
    return { name: core.name, above: [...above, core.slots[0]], parts: [...above, ...core.slots] };
  };
  const wide = createSlots2(width3);
  const free = box.height - measureTextColumn(composer, box, wide.parts);
  const nameTop = top4 + Math.max(0, free) / 2 + measureTextColumn(composer, box, wide.above);
  const isBesideArcs = !context.hasBackgroundImage && nameTop < arcs2.bottom;
  const texts = isBesideArcs ? createSlots2(arcs2.left - margin3) : wide;
  const body3 = drawTextColumn(composer, box, texts.parts);
  return { body: body3, fitted: body3.getFittedText(texts.name) };
}
function drawFoot2(input) {
  const { composer, text, colors, context } = input;
  const { width: width3, foot, column: column2 } = computeSizes(context);
  if (context.signatures === 0) {
    drawDateBesideFooter(input, foot, column2);
    return drawFooter(composer, text, colors, {
      x: margin3 + column2 + gutter2,
      y: foot + 11,
      width: 2 * column2 + gutter2,
      lines: 4,
      align: "left"
    });
  }
  const position = { x: margin3, y: foot + ruleOffset, width: column2 };
  drawDateAndSignatures(input, position, column2 + gutter2);
  const footerPosition = { x: margin3, y: foot + 82, width: width3, lines: 2 };
  return drawFooter(composer, text, colors, { ...footerPosition, align: "left" });
}
function drawCode4(input) {
  const { signatures, isMarginSafe } = input.context;
  const { foot, isCodeInFoot } = computeSizes(input.context);
  const right = landscapePageSize.width - margin3;
  if (isCodeInFoot && signatures > 0) drawCodeBesideSignatures(input, right, foot + ruleOffset);
  else if (isCodeInFoot) drawCodeBesideLabel(input, right, foot + dateY.label, foot + dateY.value);
  else {
    const image2 = getBackgroundImageBox({ layout: "Layout3", isMarginSafe });
    drawCodeTile(input, placeTileInCorner(image2, 24), whiteTile);
  }
}
function drawDateBesideFooter({ composer, text, colors }, foot, maxWidth) {
  const { label, value } = text.completionDate;
  composer.drawText(value === "" ? "" : label, margin3, foot + dateY.label, {
    ...dateStyles.label,
    fill: colors.muted,
    maxWidth
  });
  composer.drawText(value, margin3, foot + dateY.value, {
    ...dateStyles.value,
    fill: colors.content,
    maxWidth
  });
}
function drawCornerArcs({ fill }, context, count, step) {
  const edge = getPrintInset(context);
  const [x2, y2] = [landscapePageSize.width - edge, edge];
  return Array.from({ length: count }, (_2, index) => {
    const radius = (index + 1) * step;
    const path = new PathWriter(2).move(x2 - radius, y2);
    const width3 = step * 0.82 * (1 - (index + 1) / (count + 1.6)) + 0.4;
    return createStrokedPath(traceQuarterArc(path, x2, y2, radius, -1, 1).toString(), fill, width3);
  });
}
var margin3, gutter2, headTop, arcs2, ruleOffset, dateY, layout3;
var init_layout3 = __esm({
  "src/rendering/layouts/layout3.ts"() {
    "use strict";
    init_codeColumn();
    init_drawBackBody();
    init_footer();
    init_footCode();
    init_frontCode();
    init_logo();
    init_signature();
    init_curves();
    init_path();
    init_scene();
    init_layout();
    init_layoutProperties();
    init_slots();
    init_stack();
    margin3 = 54;
    gutter2 = 24;
    headTop = 46;
    arcs2 = { left: 634, bottom: 202 };
    ruleOffset = 50;
    dateY = { label: 19, value: 33 };
    layout3 = {
      drawFrontBackground(colors, context) {
        const { width: width3, foot } = computeSizes(context);
        return [
          ...context.hasBackgroundImage ? [] : drawCornerArcs(colors, context, 13, 15.2),
          createFilledRectangle(margin3, foot, width3, 1.4, colors.content)
        ];
      },
      drawBackBackground: (colors, context) => [
        // Within the print margin, the corner of the arcs is nearer to the line below them.
        ...drawCornerArcs(colors, context, context.isMarginSafe ? 3 : 5, 12),
        createFilledRectangle(margin3, 54, landscapePageSize.width - 2 * margin3, 1.4, colors.content),
        createFilledRectangle(margin3, 541.2, landscapePageSize.width - 2 * margin3, 0.6, colors.content)
      ],
      drawFront(input) {
        const { head, top: top4 } = drawHeader(input);
        const { fitted, body: body3 } = drawBodyTexts(input, top4);
        const foot = drawFoot2(input);
        if (input.context.hasCodeOnFront) drawCode4(input);
        return createFrontResult(fitted, head, body3, foot);
      },
      drawBack: (input, rests) => drawBackBody(input, rests, {
        // In the middle between the two lines.
        box: { x: margin3, y: 76.3, width: getBackTextWidth(margin3), height: 444 },
        heading: "bold"
      })
    };
  }
});

// src/rendering/layouts/back/bandTexts.ts
function drawBandTexts2({ composer, text, colors }, { y: y2, height: height3 }, margin6) {
  const baseline = y2 + height3 / 2 + 8;
  const title3 = { face: "title", size: 20, fill: colors.onFill, maxWidth: 500 };
  const label = {
    face: "bold",
    size: 8,
    tracking: 2.4,
    fill: colors.onFill,
    align: "right",
    maxWidth: 190
  };
  composer.drawText(text.title, margin6, baseline, title3);
  const right = landscapePageSize.width - margin6;
  composer.drawText(composer.toUpperCase(text.label), right, baseline, label);
}
var init_bandTexts = __esm({
  "src/rendering/layouts/back/bandTexts.ts"() {
    "use strict";
    init_scene();
  }
});

// src/rendering/layouts/ornaments/ribbon.ts
function drawRibbon(face, fill, color) {
  const { x: x2, y: y2, width: width3, height: height3 } = face;
  const sides = [
    { edge: x2, outwards: -1 },
    { edge: x2 + width3, outwards: 1 }
  ];
  const rules = [y2 + ruleInset, y2 + height3 - ruleInset].map(
    (ruleY) => traceLine(x2, ruleY, x2 + width3, ruleY)
  );
  return [
    createFilledPath(sides.map((side) => traceTail(side, face)).join(""), getTailColor(fill)),
    createFilledPath(
      sides.map((side) => traceFold(side, face)).join(""),
      mixColors("#000000", fill, 0.38)
    ),
    createFilledPath(traceRectangle(x2, y2, width3, height3), fill),
    createStrokedPath(rules.join(""), color, 0.45, { opacity: 0.7 })
  ];
}
function traceTail({ edge, outwards }, { y: y2, height: height3 }) {
  const getX = (distance) => edge + outwards * distance * height3;
  const [top4, bottom] = [y2 + tail.drop * height3, y2 + (1 + tail.drop) * height3];
  return new PathWriter(2).move(getX(-tail.hidden), top4).addLine(getX(tail.length), top4).addLine(getX(tail.length - tail.notch), (top4 + bottom) / 2).addLine(getX(tail.length), bottom).addLine(getX(-tail.hidden), bottom).close().toString();
}
function traceFold({ edge, outwards }, { y: y2, height: height3 }) {
  const inner2 = edge - outwards * tail.hidden * height3;
  return new PathWriter(2).move(edge, y2 + height3).addLine(inner2, y2 + height3).addLine(inner2, y2 + (1 + tail.drop) * height3).close().toString();
}
var tail, ruleInset, getTailColor;
var init_ribbon = __esm({
  "src/rendering/layouts/ornaments/ribbon.ts"() {
    "use strict";
    init_oklch();
    init_scene();
    init_path();
    tail = { length: 0.8, hidden: 0.55, drop: 0.24, notch: 0.38 };
    ruleInset = 2.6;
    getTailColor = (fill) => mixColors(toOklch(fill).L < 0.4 ? "#FFFFFF" : "#000000", fill, 0.16);
  }
});

// src/rendering/layouts/layout4.ts
function getBand2(context) {
  const edge = getPrintInset(context);
  const across = { x: edge, width: landscapePageSize.width - 2 * edge };
  return context.hasBackgroundImage ? { ...across, y: layoutDefinitions.Layout4.imageArea.height, height: 66 } : { ...across, y: edge, height: 128 - edge };
}
function getBackBand2(context) {
  const edge = getPrintInset(context);
  return { x: edge, y: edge, width: landscapePageSize.width - 2 * edge, height: 58 - 0.4 * edge };
}
function getRibbonBox(context) {
  const { y: y2, height: height3 } = getBand2(context);
  const { width: width3, height: ribbonHeight } = ribbonSize;
  return {
    x: middle - width3 / 2,
    y: y2 + height3 + 1 - ribbonHeight / 2,
    width: width3,
    height: ribbonHeight
  };
}
function drawHeader2(input, maxSize) {
  const { composer, text, colors, context } = input;
  const { hasBackgroundImage } = context;
  const { y: y2, height: height3 } = getBand2(context);
  const [above, heightReduction] = hasBackgroundImage ? [4, 24] : [12, 34];
  const isBesideCode = context.hasCodeOnFront && !hasBackgroundImage;
  const textWidth = isBesideCode ? 2 * (codeX - codeGap - middle) : landscapePageSize.width - 220;
  const title3 = createTitleSlot(text, colors, {
    face: "title",
    size: Math.min(hasBackgroundImage ? 32 : 40, maxSize),
    tracking: 0.4,
    fill: colors.onFill,
    smallContour: void 0,
    gap: 4,
    lineHeight: 1.04
  });
  const header = createHeaderSlot(input, { text: getIssuerText(text), fill: colors.onFill });
  const head = drawTextColumn(
    composer,
    {
      x: middle - textWidth / 2,
      y: y2 + above,
      width: textWidth,
      height: height3 - heightReduction
    },
    hasBackgroundImage ? [title3] : [header, title3],
    { align: "center" }
  );
  const { x: x2, width: width3, ...face } = getRibbonBox(context);
  const size2 = 11;
  const baseline = face.y + (face.height + size2 * composer.getCapHeight("bold")) / 2;
  composer.drawText(composer.toUpperCase(text.label), x2 + width3 / 2, baseline, {
    face: "bold",
    size: size2,
    minSize: 6.5,
    tracking: 4,
    fill: colors.onBar,
    align: "center",
    maxWidth: width3 - 26
  });
  return head;
}
function drawCode5(input) {
  const { context } = input;
  const { y: y2, height: height3 } = context.hasBackgroundImage ? getBackgroundImageBox({ layout: "Layout4", isMarginSafe: context.isMarginSafe }) : getBand2(context);
  const tile = { ...codeTileSize, x: codeX, y: y2 + (height3 - codeTileSize.height) / 2 };
  drawCodeTile(input, tile, whiteTile);
}
function createFootItems(input) {
  const { composer, text, brand, context } = input;
  const y2 = getSignatureY(context);
  const [first, second] = text.signatories.map(
    (_2, index) => (x2) => drawSignature(input, index, { x: x2, y: y2, width: 178, align: "center" })
  );
  const logo = (x2) => composer.addShapes(
    ...createLogo(
      input,
      { x: x2 - 80, y: y2 - logoHeight, width: 160, height: logoHeight },
      { valign: "bottom" }
    )
  );
  return [first, brand.logo ? logo : void 0, second].filter((part) => part !== void 0);
}
function drawWovenBand(box, colors) {
  const [bandFill, ...edge] = drawBand(box, colors);
  const weave = createStrokedPath(traceWovenRibbons(box), colors.onFill, 0.42, { opacity: 0.24 });
  return [...bandFill ? [bandFill] : [], weave, ...edge];
}
function drawBand({ x: x2, y: y2, width: width3, height: height3 }, { fill, bar: edge }) {
  return [
    createFilledRectangle(x2, y2, width3, height3, fill),
    createFilledRectangle(x2, y2 + height3, width3, bar, edge)
  ];
}
function drawFoot3({ fill, bar: edge }, context) {
  const inset = getPrintInset(context);
  const [width3, bottom] = [landscapePageSize.width - 2 * inset, landscapePageSize.height - inset];
  return [
    createFilledRectangle(inset, bottom - 12, width3, 12, fill),
    createFilledRectangle(inset, bottom - 14.6, width3, 1.4, edge)
  ];
}
var middle, margin4, bar, logoHeight, ribbonSize, codeX, codeGap, layout4, getSignatureY, getItemX;
var init_layout4 = __esm({
  "src/rendering/layouts/layout4.ts"() {
    "use strict";
    init_layoutDefinitions();
    init_bandTexts();
    init_codeColumn();
    init_drawBackBody();
    init_footer();
    init_frontCode();
    init_logo();
    init_signature();
    init_guilloche();
    init_smallOrnaments();
    init_ribbon();
    init_scene();
    init_layout();
    init_layoutProperties();
    init_slots();
    init_columnText();
    init_stack();
    middle = landscapePageSize.width / 2;
    margin4 = 64;
    bar = 2.4;
    logoHeight = 46;
    ribbonSize = { width: 206, height: 30 };
    codeX = landscapePageSize.width - margin4 - codeTileSize.width;
    codeGap = 20;
    layout4 = {
      drawFrontBackground: (colors, context) => [
        ...drawWovenBand(getBand2(context), colors),
        ...drawRibbon(getRibbonBox(context), colors.bar, colors.onBar),
        ...drawFoot3(colors, context)
      ],
      drawBackBackground: (colors, context) => [
        ...drawBand(getBackBand2(context), colors),
        ...drawFoot3(colors, context)
      ],
      drawFront(input) {
        const { composer, text, colors, context } = input;
        const items = createFootItems(input);
        const { y: y2, height: height3 } = getBand2(context);
        const top4 = y2 + height3 + 28;
        const bottom = items.length > 0 ? getSignatureY(context) - 50 : context.hasFooter ? 520 : 548;
        const core = createFrontTextSlots(input, {
          gap: context.hasBackgroundImage ? 14 : 6,
          name: { size: 62 },
          under: {
            height: 8,
            gap: 9,
            draw: (x2, graphicY) => drawDiamondDivider(x2, graphicY + 4, 40, colors.accent)
          },
          concluded: { gap: 10 },
          course: { size: 28, maxWidth: 640 }
        });
        const body3 = drawTextColumn(
          composer,
          { x: 90, y: top4, width: landscapePageSize.width - 180, height: bottom - top4 },
          [
            ...context.hasBackgroundImage ? [createHeaderSlot(input, { text: getIssuerText(text) })] : [],
            ...core.slots,
            ...createDateSlots(text, colors, { gap: 12 })
          ],
          { align: "center" }
        );
        const name = body3.getFittedText(core.name);
        const head = composer.prepend(
          () => drawHeader2(input, (name?.size ?? Infinity) / minLargestToOtherTextRatio)
        );
        items.forEach((draw, index) => draw(getItemX(index, items.length)));
        const footer = drawFooter(composer, text, colors, {
          x: middle - 280,
          y: (items.length > 0 ? 536 : 538) - (context.isMarginSafe ? 6 : 0),
          width: 560,
          align: "center",
          lines: 2
        });
        if (context.hasCodeOnFront) drawCode5(input);
        return createFrontResult(name, head, body3, footer);
      },
      drawBack(input, rests) {
        drawBandTexts2(input, getBackBand2(input.context), margin4);
        drawBackBody(input, rests, {
          // In the middle between the band and the foot.
          box: { x: margin4, y: 85.5, width: getBackTextWidth(margin4), height: 470 }
        });
      }
    };
    getSignatureY = ({ hasFooter }) => hasFooter ? 498 : 510;
    getItemX = (index, count) => middle + (index - (count - 1) / 2) * (count === 2 ? 300 : 232);
  }
});

// src/rendering/layouts/ornaments/decoFrame.ts
function drawDecoFrame(inset, color) {
  const diamondInset = inset + 7.5;
  const corners2 = [diamondInset, landscapePageSize.width - diamondInset].flatMap(
    (x2) => [diamondInset, landscapePageSize.height - diamondInset].map((y2) => traceDiamond(x2, y2, 4.6))
  );
  return [
    createStrokedPath(traceSteppedLine(inset), color, 1.2),
    createStrokedPath(traceSteppedLine(inset + decoLineGap), color, 0.5),
    createFilledPath(corners2.join(""), color)
  ];
}
function traceSteppedLine(inset) {
  const [half, full] = [decoCornerStep, 2 * decoCornerStep];
  const [left, top4] = [inset, inset];
  const [right, bottom] = [landscapePageSize.width - inset, landscapePageSize.height - inset];
  const corners2 = [
    [right, top4, -1, 1],
    [right, bottom, -1, -1],
    [left, bottom, 1, -1],
    [left, top4, 1, 1]
  ];
  const path = new PathWriter(2).move(left + full, top4);
  corners2.forEach(([x2, y2, inX, inY], index) => {
    const stairs = [
      [x2 + inX * full, y2],
      [x2 + inX * full, y2 + inY * half],
      [x2 + inX * half, y2 + inY * half],
      [x2 + inX * half, y2 + inY * full],
      [x2, y2 + inY * full]
    ];
    for (const [toX, toY] of index % 2 === 0 ? stairs : stairs.toReversed()) path.addLine(toX, toY);
  });
  return path.close().toString();
}
function drawRays(cx, cy, reach, color) {
  const path = new PathWriter();
  for (let ray = 0; ray < rayCount; ray++) {
    const angle = Math.PI * (1 + (ray + 0.5) / rayCount);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const edge = dx < 0 ? rayMargin : landscapePageSize.width - rayMargin;
    const end2 = Math.min((edge - cx) / dx, (rayMargin - cy) / dy);
    const start2 = reach + ray % 2 * 12;
    path.move(cx + start2 * dx, cy + start2 * dy).addLine(cx + end2 * dx, cy + end2 * dy);
  }
  return createStrokedPath(path.toString(), color, 0.5, { isFine: true });
}
var decoCornerStep, decoLineGap, rayCount, rayMargin;
var init_decoFrame = __esm({
  "src/rendering/layouts/ornaments/decoFrame.ts"() {
    "use strict";
    init_scene();
    init_smallOrnaments();
    init_path();
    decoCornerStep = 10;
    decoLineGap = 5;
    rayCount = 96;
    rayMargin = 40;
  }
});

// src/rendering/layouts/layout5Positions.ts
function computePositions2({
  hasBackgroundImage,
  hasFooter,
  signatures,
  hasSmallSeal
}) {
  const seal = hasSmallSeal ? seals2.small : seals2.usual;
  const column2 = hasBackgroundImage ? { x: 63, width: 472 } : { x: 84, width: landscapePageSize.width - 168 };
  const hasPanel = signatures > 0;
  const sealPosition = {
    x: column2.x + column2.width / 2,
    y: hasPanel ? hasBackgroundImage ? 428 : 436 : hasFooter ? 464 : 474,
    radius: seal.radius
  };
  const { y: y2, height: height3 } = layoutDefinitions.Layout5.imageArea;
  const panel = hasBackgroundImage ? { x: 46, y: sealPosition.y, width: 506, height: y2 + height3 - sealPosition.y } : {
    x: border,
    y: sealPosition.y,
    width: landscapePageSize.width - 2 * border,
    height: landscapePageSize.height - border - sealPosition.y
  };
  return { column: column2, sealPosition, seal, panel: hasPanel ? panel : void 0 };
}
function placeFooter(ringBottom, { hasBackgroundImage }) {
  if (!hasBackgroundImage)
    return { y: (ringBottom + landscapePageSize.height - innerFrameInset) / 2, anchor: "middle" };
  const { y: y2, height: height3 } = layoutDefinitions.Layout5.imageArea;
  return { y: y2 + height3 + footerDescent, anchor: "bottom" };
}
var seals2, ringGap, frameInset, innerFrameInset, footerDescent, border;
var init_layout5Positions = __esm({
  "src/rendering/layouts/layout5Positions.ts"() {
    "use strict";
    init_layoutDefinitions();
    init_scene();
    init_decoFrame();
    seals2 = {
      usual: { radius: 56, above: 14 },
      small: { radius: 52.5, above: 10 }
    };
    ringGap = 6;
    frameInset = 27;
    innerFrameInset = frameInset + decoLineGap;
    footerDescent = 2.5;
    border = 38;
  }
});

// src/rendering/layouts/layout5.ts
function drawFoot4(input) {
  const { composer, text, colors, context } = input;
  const { column: column2, sealPosition, seal, panel } = computePositions2(context);
  if (!panel) {
    const width3 = Math.min(context.hasSmallSeal ? 560 : 480, column2.width);
    return drawFooter(composer, text, colors, {
      x: sealPosition.x - width3 / 2,
      width: width3,
      ...placeFooter(sealPosition.y + seal.radius + ringGap, context),
      align: "center",
      lines: context.hasSmallSeal ? 2 : 1
    });
  }
  const below = context.hasBackgroundImage ? 82 : 88;
  return drawFooter(composer, text, getPanelColors(colors), {
    x: column2.x + 30,
    width: column2.width - 60,
    y: sealPosition.y + below + footerLineHeight,
    anchor: "middle",
    align: "center",
    lines: 2
  });
}
function drawCode6(input) {
  const { colors, context } = input;
  const { sealPosition, panel } = computePositions2(context);
  const { background: fill, content: color, muted, line } = getPanelColors(colors);
  if (context.hasBackgroundImage)
    drawCodeTile(input, placeTileInCorner(layoutDefinitions.Layout5.imageArea, 12), whiteTile);
  else if (panel) {
    const y2 = sealPosition.y + signatureOffset;
    drawFrontCode(input, { x: codeX2 - frontCodeSize / 2, y: y2 - frontCodeSize }, fill);
    const style2 = { x: codeX2, align: "center" };
    const lines2 = countFrontIdLines(input);
    if (lines2 === 0) return;
    const idY = y2 + textsBelowRule.second + (lines2 - 1) * idLineHeight;
    drawFrontIdLabel(input, { ...style2, y: y2 + textsBelowRule.first, color: muted });
    drawFrontId(input, { ...style2, y: idY, color });
  } else {
    const { width: width3, height: height3 } = codeTileSize;
    const tile = { x: codeX2 - width3 / 2, y: sealPosition.y - height3 / 2, width: width3, height: height3 };
    drawCodeTile(input, tile, { fill, color, muted, stroke: line });
  }
}
function drawPanel({ x: x2, y: y2, width: width3, height: height3 }, { hasBackgroundImage }, colors) {
  const { background } = getPanelColors(colors);
  const steps = (hasBackgroundImage ? [0] : [2, 1, 0]).map((above, step) => {
    const [side, bottom] = [step * decoCornerStep, height3 - above * decoCornerStep];
    return createFilledRectangle(x2 + side, y2, width3 - 2 * side, bottom, background);
  });
  return [...steps, createStrokedPath(traceLine(x2, y2, x2 + width3, y2), colors.line, 1.2)];
}
function drawImageFrame2(color) {
  const { x: x2, y: y2, width: width3, height: height3 } = layoutDefinitions.Layout5.imageArea;
  return createStrokedPath(traceRectangle(x2, y2, width3, height3), color, 0.6);
}
function drawFootRules2({ x: x2, y: y2, radius }, { line }) {
  const reach = [radius + 18, radius + 18 + footRuleLength];
  return drawLinesWithDiamonds(x2, y2, reach, reach.slice(1), line);
}
var top2, codeX2, signatureOffset, backBorder, backMargin, layout5, getPanelColors;
var init_layout5 = __esm({
  "src/rendering/layouts/layout5.ts"() {
    "use strict";
    init_layoutDefinitions();
    init_codeColumn();
    init_drawBackBody();
    init_footer();
    init_frontCode();
    init_logo();
    init_sealText();
    init_signature();
    init_designColors();
    init_decoFrame();
    init_smallOrnaments();
    init_curves();
    init_path();
    init_seal();
    init_scene();
    init_layout();
    init_slots();
    init_layout5Positions();
    init_stack();
    top2 = 56;
    codeX2 = 752;
    signatureOffset = 50;
    backBorder = 50;
    backMargin = 80;
    layout5 = {
      canShrinkSeal: true,
      drawFrontBackground(colors, context) {
        const { sealPosition, panel, seal } = computePositions2(context);
        const { radius } = seal;
        const { line, background } = colors;
        return [
          context.hasBackgroundImage ? drawImageFrame2(line) : drawRays(sealPosition.x, sealPosition.y, radius + seal.above, getRayColor(colors)),
          ...panel ? drawPanel(panel, context, colors) : drawFootRules2(sealPosition, colors),
          ...drawDecoFrame(frameInset, line),
          {
            ...createFilledPath(
              traceCircle(sealPosition.x, sealPosition.y, radius + ringGap),
              background
            ),
            stroke: line,
            strokeWidth: 0.8
          },
          ...drawSeal(sealPosition, {
            fill: background,
            color: line,
            isLined: true,
            emblem: context.emblem
          })
        ];
      },
      drawBackBackground(colors, { isMarginSafe }) {
        const frame = drawDecoFrame(frameInset, colors.line);
        if (isMarginSafe) return frame;
        const [width3, height3] = [
          landscapePageSize.width - 2 * backBorder,
          landscapePageSize.height - 2 * backBorder
        ];
        const { background } = getPanelColors(colors);
        const line = { stroke: colors.line, strokeWidth: 1 };
        return [
          ...frame,
          createFilledRectangle(backBorder, backBorder, width3, height3, background, line)
        ];
      },
      drawFront(input) {
        const { composer, text, colors, context } = input;
        const { column: column2, sealPosition, seal } = computePositions2(context);
        const core = createFrontTextSlots(input, {
          gap: 15,
          name: { size: 55 }
        });
        const title3 = { ...text, title: composer.toUpperCase(text.title) };
        const body3 = drawTextColumn(
          composer,
          { ...column2, y: top2, height: sealPosition.y - seal.radius - seal.above - top2 },
          [
            ...createWideLogoGraphic(input, 155, 30, "center", colors.panel?.background),
            createHeaderSlot(input, { text: getIssuerText(text), gap: 9 }),
            createTitleSlot(title3, colors, {
              face: "title",
              size: 27,
              tracking: 4.6,
              gap: 9,
              lineHeight: 1.2
            }),
            { height: 8, gap: 8, draw: (x2, y2) => drawDiamondDivider(x2, y2 + 4, 80, colors.line) },
            ...core.slots,
            ...context.signatures === 1 ? [] : createDateSlots(text, colors)
          ],
          { align: "center" }
        );
        const signatures = context.hasBackgroundImage ? { distance: 160, width: 140 } : { distance: context.hasCodeOnFront ? 190 : 232, width: 178 };
        drawSignaturePair(
          { ...input, colors: getPanelColors(colors) },
          { x: sealPosition.x, y: sealPosition.y + signatureOffset, ...signatures }
        );
        drawSealText(input, sealPosition, { color: colors.line, below: "label" });
        const foot = drawFoot4(input);
        if (context.hasCodeOnFront) drawCode6(input);
        return createFrontResult(body3.getFittedText(core.name), body3, foot);
      },
      drawBack: (input, rests) => drawBackBody(input, rests, {
        box: { x: backMargin, y: 70, width: getBackTextWidth(backMargin), height: 455 }
      })
    };
    getPanelColors = (colors) => colors.panel ?? colors;
  }
});

// src/rendering/layouts/ornaments/mosaic.ts
function drawMosaic({ x: x2, y: y2, side, columns, rows, omitted, first }, colors) {
  const triples = createColorTriples(colors);
  return Array.from({ length: rows * columns }, (_2, index) => {
    if (index === omitted) return [];
    const [row, column2] = [Math.floor(index / columns), index % columns];
    const motifIndex = first + index;
    const triple = triples[(motifIndex * 2 + row % 2) % triples.length] ?? triples[0];
    const draw = motifSequence[motifIndex % motifSequence.length] ?? drawPetal;
    const middle2 = { x: x2 + (2 * column2 + 1) * side, y: y2 + (2 * row + 1) * side, side };
    return [
      createFilledPath(traceBackground(middle2, draw), triple[0]),
      ...draw(middle2).map(([color, d2]) => createFilledPath(d2, triple[color]))
    ];
  }).flat();
}
function createColorTriples({
  fill,
  bar: bar2
}) {
  const lighten = (color, share) => mixColors(color, "#FFFFFF", share);
  return [
    [fill, lighten(fill, 0.18), bar2],
    [lighten(fill, 0.18), fill, bar2],
    [bar2, fill, lighten(fill, 0.18)],
    [lighten(fill, 0.38), lighten(fill, 0.1), bar2],
    [lighten(bar2, 0.14), bar2, fill]
  ];
}
function traceBackground({ x: x2, y: y2, side }, draw) {
  const [reach, coveredReach] = [side + overlap.background, side - coveredInset];
  const reachX = draw === drawEye || draw === drawFan ? coveredReach : reach;
  const reachY = draw === drawEye ? coveredReach : reach;
  return traceRectangle(x2 - reachX, y2 - reachY, 2 * reachX, 2 * reachY);
}
function traceQuarterDisc(x2, y2, radius, sx, sy) {
  const path = new PathWriter(2).move(x2, y2).addLine(x2 + sx * radius, y2);
  return traceQuarterArc(path, x2, y2, radius, sx, sy).close().toString();
}
function traceRhombus(x2, y2, reach) {
  return new PathWriter(2).move(x2, y2 - reach).addLine(x2 + reach, y2).addLine(x2, y2 + reach).addLine(x2 - reach, y2).close().toString();
}
function traceLeaf2({ x: x2, y: y2, side }, sx, sy) {
  const [near, far] = [side * quarterCircleHandleLength, side * (1 - quarterCircleHandleLength)];
  const [tipX, tipY] = [x2 + sx * side, y2 + sy * side];
  return new PathWriter(2).move(x2, y2).addCurve(x2 + sx * near, y2, tipX, y2 + sy * far, tipX, tipY).addCurve(x2 + sx * far, tipY, x2, y2 + sy * near, x2, y2).close().toString();
}
var overlap, coveredInset, corners, traceCorners, drawPetal, drawRing, drawRhombs, drawEye, drawFan, drawWave, motifSequence;
var init_mosaic = __esm({
  "src/rendering/layouts/ornaments/mosaic.ts"() {
    "use strict";
    init_oklch();
    init_scene();
    init_curves();
    init_path();
    overlap = { background: 0.1, figure: 0.2 };
    coveredInset = 0.6;
    corners = [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1]
    ];
    traceCorners = (draw) => corners.map(([sx, sy]) => draw(sx, sy)).join("");
    drawPetal = (motif) => [
      [1, traceCorners((sx, sy) => traceLeaf2(motif, sx, sy))],
      [2, traceCircle(motif.x, motif.y, motif.side * 0.2)]
    ];
    drawRing = ({ x: x2, y: y2, side }) => [
      [1, traceCircle(x2, y2, side)],
      [0, traceCircle(x2, y2, side * 0.62)],
      [2, traceCircle(x2, y2, side * 0.3)]
    ];
    drawRhombs = ({ x: x2, y: y2, side }) => [
      [1, traceRhombus(x2, y2, side)],
      [2, traceRhombus(x2, y2, side * 0.5)]
    ];
    drawEye = ({ x: x2, y: y2, side }) => {
      const reach = side + overlap.figure;
      return [
        [
          1,
          traceCorners((sx, sy) => traceQuarterDisc(x2 + sx * reach, y2 + sy * reach, reach, -sx, -sy))
        ],
        [2, traceCircle(x2, y2, side * 0.22)]
      ];
    };
    drawFan = ({ x: x2, y: y2, side }) => {
      const reach = side + overlap.figure;
      const traceFans = (radius) => traceCorners((sx, sy) => traceQuarterDisc(x2 + sx * reach, y2, radius, -sx, sy));
      return [
        [1, traceFans(reach)],
        [2, traceFans(reach * 0.5)]
      ];
    };
    drawWave = ({ x: x2, y: y2, side }) => {
      const [reach, half] = [side + overlap.figure, side / 2];
      const discs = [
        traceQuarterDisc(x2 - reach, y2 - reach, reach, 1, 1),
        traceQuarterDisc(x2 + reach, y2 + reach, reach, -1, -1),
        traceQuarterDisc(x2, y2, side, 1, -1),
        traceQuarterDisc(x2, y2, side, -1, 1)
      ];
      const dots = [
        traceCircle(x2 - half, y2 + half, side * 0.16),
        traceCircle(x2 + half, y2 - half, side * 0.16)
      ];
      return [
        [1, discs.join("")],
        [2, dots.join("")]
      ];
    };
    motifSequence = [
      drawPetal,
      drawRing,
      drawRhombs,
      drawEye,
      drawFan,
      drawPetal,
      drawWave,
      drawRhombs,
      drawRing,
      drawEye,
      drawPetal,
      drawFan
    ];
  }
});

// src/rendering/layouts/layout6.ts
function getTileSize(context) {
  const { isMarginSafe } = context;
  return context.hasBackgroundImage ? getBackgroundImageBox({ layout: "Layout6", isMarginSafe }).width / 4 : (landscapePageSize.height - 2 * getPrintInset(context)) / 12;
}
function getStrip(context, tile, tiles) {
  const edge = getPrintInset(context);
  const width3 = tiles * tile;
  return {
    x: landscapePageSize.width - edge - width3,
    y: edge,
    width: width3,
    height: landscapePageSize.height - 2 * edge
  };
}
function computePositions3(context) {
  const tile = getTileSize(context);
  const strip = getStrip(context, tile, 4);
  const squareY = strip.y + strip.height - 4 * tile;
  const square = {
    ...strip,
    y: context.hasBackgroundImage ? squareY : strip.y + 4 * tile,
    height: 4 * tile
  };
  const sealPosition = {
    x: square.x + 2 * tile,
    y: square.y + 2 * tile,
    radius: 1.64 * tile
  };
  const width3 = strip.x - margin5 - 44;
  const line = context.hasFooter ? 478 : 496;
  return { tile, strip, square, sealPosition, width: width3, line, column: (width3 - 2 * gutter3) / 3 };
}
function getBackStrip(context) {
  const tile = getTileSize({ ...context, hasBackgroundImage: false });
  return { tile, strip: getStrip(context, tile, 2) };
}
function drawCode7(input) {
  const { tile, strip } = computePositions3(input.context);
  const y2 = strip.y + (input.context.hasBackgroundImage ? 6 : 8) * tile;
  const box = { x: strip.x, y: y2, width: 2 * tile, height: 2 * tile };
  drawCodeTile(input, box, { ...whiteTile, fill: input.colors.tint });
}
var margin5, top3, gutter3, bottomY2, codeMotif, layout6, drawBacking;
var init_layout6 = __esm({
  "src/rendering/layouts/layout6.ts"() {
    "use strict";
    init_codeColumn();
    init_drawBackBody();
    init_footer();
    init_frontCode();
    init_logo();
    init_sealText();
    init_signature();
    init_mosaic();
    init_curves();
    init_seal();
    init_scene();
    init_layout();
    init_layoutProperties();
    init_slots();
    init_stack();
    margin5 = 56;
    top3 = 52;
    gutter3 = 26;
    bottomY2 = 541;
    codeMotif = 0;
    layout6 = {
      drawFrontBackground(colors, context) {
        const { tile, strip, square, sealPosition } = computePositions3(context);
        const { fill, onFill } = colors;
        const motifs = { ...strip, side: tile, columns: 2, rows: 2 };
        return [
          ...context.hasBackgroundImage ? [] : [
            drawBacking(strip, fill),
            ...drawMosaic({ ...motifs, first: 0 }, colors),
            ...drawMosaic(
              {
                ...motifs,
                y: square.y + 4 * tile,
                omitted: context.hasCodeOnFront ? codeMotif : void 0,
                first: 8
              },
              colors
            )
          ],
          createFilledRectangle(square.x, square.y, square.width, square.height, fill),
          createStrokedPath(traceCircle(sealPosition.x, sealPosition.y, 1.76 * tile), onFill, 0.7),
          ...drawSeal(sealPosition, { fill, color: onFill, emblem: context.emblem })
        ];
      },
      drawBackBackground(colors, context) {
        const { tile, strip } = getBackStrip(context);
        const { x: x2, y: y2 } = strip;
        const rules = { x: x2, y: y2, side: tile, columns: 1, rows: 6, first: 3 };
        return [drawBacking(strip, colors.fill), ...drawMosaic(rules, colors)];
      },
      drawFront(input) {
        const { composer, text, colors, context } = input;
        const { sealPosition, width: width3, line, column: column2 } = computePositions3(context);
        const core = createFrontTextSlots(input, {
          gap: 22,
          name: { size: 56, lineHeight: 1, oneLineShare: 0.86, gap: 5 },
          concluded: { gap: 13 },
          course: { size: 25 },
          center: { maxWidth: 420 }
        });
        const bottom = line - (context.signatures > 0 ? 56 : 30);
        const body3 = drawTextColumn(composer, { x: margin5, y: top3, width: width3, height: bottom - top3 }, [
          ...createWideLogoGraphic(input, 190, 36, "left"),
          createHeaderSlot(input, { gap: 10 }),
          createTitleSlot(text, colors, { face: "title", size: 33, gap: 14, lineHeight: 1.06 }),
          ...core.slots
        ]);
        drawDateAndSignatures(input, { x: margin5, y: line, width: column2 }, column2 + gutter3);
        const footer = drawFooter(composer, text, colors, {
          x: margin5,
          y: bottomY2 + 2.5,
          width: width3,
          align: "left",
          lines: 3,
          anchor: "bottom"
        });
        drawSealText(input, sealPosition, { color: colors.onFill, below: "label" });
        if (context.hasCodeOnFront) drawCode7(input);
        return createFrontResult(body3.getFittedText(core.name), body3, footer);
      },
      drawBack(input, rests) {
        const right = getBackStrip(input.context).strip.x - margin5;
        drawBackBody(input, rests, {
          box: { x: margin5, y: 56, width: getBackTextWidth(margin5, right), height: 484 }
        });
      }
    };
    drawBacking = ({ x: x2, y: y2, width: width3, height: height3 }, fill) => createFilledRectangle(x2 + 0.5, y2 + 0.5, width3 - 1, height3 - 1, fill);
  }
});

// src/rendering/textColorPicker.ts
function createTextColorPicker(design, imageArea) {
  const image2 = design.backgroundImage;
  const getRange = image2 ? createRangeReader(image2, imageArea) : () => whiteRange;
  const palette = createPalette(design);
  const veil = {
    fill: isDark(image2?.tones) ? createColorsForDarkPage(design).background : createVeilColor(image2?.tones?.paper ?? white5),
    opacity: veilOpacity
  };
  const cover = (grey) => mixColors(veil.fill, grey, veilOpacity);
  const cache4 = /* @__PURE__ */ new Map();
  const pickColor = (color, boxes, hasVeil) => {
    const { darkest, brightest } = getRange(boxes);
    const range = hasVeil ? { darkest: cover(darkest), brightest: cover(brightest) } : { darkest, brightest };
    const key = [color, range.darkest, range.brightest].join("|");
    return getOrCreateLru(cache4, maxCachedColors, key, () => ({
      fill: pickTextColor(range, color, palette)
    })).fill;
  };
  const getBackgroundContrast = (boxes) => {
    const { darkest, brightest } = getRange(boxes);
    return getContrastRatio(darkest, brightest);
  };
  return {
    pickColor,
    veil,
    getBackgroundContrast,
    areLegible(lines2) {
      const boxes = lines2.flatMap((line) => line.boxes);
      return lines2.every(
        ({ color, size: size2, boxes: own }) => pickColor(color, boxes, false) !== void 0 && (size2 >= minUnevenTextSize || getBackgroundContrast(own) <= maxBackgroundContrast)
      );
    }
  };
}
function createVeilColor(paper) {
  const { L, C, H } = toOklch(paper);
  return toHexColor({ L: Math.max(L, 0.95), C: Math.min(C, 0.04), H });
}
function createPalette(templateColors) {
  const { content, muted, rule } = createArtworkColors(templateColors);
  const light = mixColors(white5, templateColors.contentColor, 0.94);
  const darkBackground = createColorsForDarkPage(templateColors).background;
  const lightColors = /* @__PURE__ */ new Map([
    [rule, mixColors(light, darkBackground, 0.4)],
    [muted, blendWithGrey(light)],
    [content, light]
  ]);
  const isTextColor = [templateColors.titleColor, content, muted].includes(rule);
  return {
    rule: isTextColor ? void 0 : rule,
    getLightColor: (color) => lightColors.get(color)
  };
}
function pickTextColor({ darkest, brightest }, color, palette) {
  const backgrounds = [darkest, brightest];
  const ratio = color === palette.rule ? minHairlineContrast : minTextContrast2;
  const isBetween = (fill) => getContrastRatio(fill, black) > getContrastRatio(darkest, black) && getContrastRatio(fill, black) < getContrastRatio(brightest, black);
  const isLegible = (fill) => backgrounds.every((background) => getContrastRatio(fill, background) >= ratio) && !isBetween(fill);
  const light = palette.getLightColor(color) ?? color;
  if (isLegible(color)) return color;
  if (isLegible(light)) return light;
  const tones = [
    findLegibleTone(color, backgrounds, ratio, "darker"),
    findLegibleTone(light, backgrounds, ratio, "lighter")
  ];
  return tones.find(isLegible);
}
function createRangeReader(image2, imageArea) {
  const { tones } = image2;
  const imageBox = fitImageToCover(image2, imageArea);
  const ranges = /* @__PURE__ */ new WeakMap();
  return (boxes) => tones ? getOrCreate(ranges, boxes, () => getBrightnessRange(tones, imageBox, boxes)) : { darkest: black, brightest: white5 };
}
function getBrightnessRange(tones, imageBox, boxes) {
  let [low, high] = [255, 0];
  const { columns, rows, lows, highs } = tones;
  for (const box of boxes) {
    const across = getCellRange(box.x - imageBox.x, box.width, imageBox.width, columns);
    const down = getCellRange(box.y - imageBox.y, box.height, imageBox.height, rows);
    for (let row = down.first; row <= down.last; row++)
      for (let column2 = across.first; column2 <= across.last; column2++) {
        low = Math.min(low, lows[row * columns + column2] ?? 255);
        high = Math.max(high, highs[row * columns + column2] ?? 0);
      }
  }
  return { darkest: toGrey(Math.min(low, high)), brightest: toGrey(high) };
}
function getCellRange(start2, length, total, count) {
  const getCellIndex = (position) => Math.min(count - 1, Math.max(0, Math.floor(position / total * count)));
  return { first: getCellIndex(start2), last: getCellIndex(start2 + length) };
}
function getMeanGrey({ lows, highs }) {
  const sum = (levels2) => levels2.reduce((total, level) => total + level, 0);
  return toGrey(Math.round((sum(lows) + sum(highs)) / (lows.length + highs.length)));
}
var white5, black, minTextContrast2, maxBackgroundContrast, minUnevenTextSize, veilOpacity, minDarkPageContrast, maxCachedColors, whiteRange, isDark, toGrey;
var init_textColorPicker = __esm({
  "src/rendering/textColorPicker.ts"() {
    "use strict";
    init_legibleTone();
    init_oklch();
    init_getOrCreate();
    init_designColors();
    init_fitImage();
    white5 = "#FFFFFF";
    black = "#000000";
    minTextContrast2 = 4.5;
    maxBackgroundContrast = 1.6;
    minUnevenTextSize = 10;
    veilOpacity = 0.9;
    minDarkPageContrast = 3;
    maxCachedColors = 200;
    whiteRange = { darkest: white5, brightest: white5 };
    isDark = (tones) => tones !== void 0 && getContrastRatio(white5, getMeanGrey(tones)) >= minDarkPageContrast;
    toGrey = (level) => `#${level.toString(16).padStart(2, "0").toUpperCase().repeat(3)}`;
  }
});

// src/rendering/layouts/veil.ts
var veilPadding, footVeilPadding, padBox;
var init_veil = __esm({
  "src/rendering/layouts/veil.ts"() {
    "use strict";
    veilPadding = { x: 24, y: 20 };
    footVeilPadding = { x: 12, y: 8 };
    padBox = (box, { x: x2, y: y2 }) => ({
      x: box.x - x2,
      y: box.y - y2,
      width: box.width + 2 * x2,
      height: box.height + 2 * y2
    });
  }
});

// src/rendering/layouts/back/artworkBack.ts
function drawArtworkBack(input, rests) {
  const { composer, colors } = input;
  const box = getTextBox(input.context);
  const drawMoved = (move2) => drawBackBody(input, rests, {
    box: moveBox(box, move2),
    codeX: box.x + box.width + artworkColumnGap
  });
  const blocks = [colors.title, colors.content, colors.muted].map((color) => ({
    color,
    size: textSize,
    boxes: [box]
  }));
  let columns = box;
  const lines2 = composer.measureLines(() => {
    columns = { ...box, ...drawMoved(0) };
  });
  const lineBoxes = lines2.flatMap(({ boxes }) => boxes);
  const move = findCalmMove(composer, box, columns, lineBoxes);
  const movedLines = lines2.map((line) => ({
    ...line,
    boxes: line.boxes.map((lineBox) => moveBox(lineBox, move))
  }));
  const isLegible = composer.areLegible([...blocks, ...movedLines]);
  if (!isLegible) composer.drawVeil(padBox(columns, veilPadding), colors.rule);
  drawMoved(isLegible ? move : 0);
}
function getTextBox(context) {
  const zone = scaleToPrintArea(artworkTextBoxes.back, context);
  return { ...zone, width: zone.width - qrCodeColumnWidth - artworkColumnGap };
}
function findCalmMove(composer, box, columns, lineBoxes) {
  const steps = Math.max(0, Math.floor((box.height - columns.height) / 2 / moveStep));
  const moves = [0];
  for (let step = 1; step <= steps; step++) moves.push(-step * moveStep, step * moveStep);
  for (const boxes of [[padBox(columns, { x: 0, y: clearance })], lineBoxes]) {
    const calmMove = moves.find(
      (move) => boxes.every(
        (part) => composer.getBackgroundContrast([moveBox(part, move)]) <= maxCalmContrast
      )
    );
    if (calmMove !== void 0) return calmMove;
  }
  return 0;
}
var artworkColumnGap, textSize, maxCalmContrast, clearance, moveStep, moveBox;
var init_artworkBack = __esm({
  "src/rendering/layouts/back/artworkBack.ts"() {
    "use strict";
    init_layoutProperties();
    init_veil();
    init_codeColumn();
    init_drawBackBody();
    artworkColumnGap = 71.9;
    textSize = 10;
    maxCalmContrast = 1.2;
    clearance = 6;
    moveStep = 6;
    moveBox = (box, move) => ({ ...box, y: box.y + move });
  }
});

// src/rendering/layouts/blocks/artworkSignatures.ts
function getFreeFoot({ x: x2, width: width3 }, align, { hasCodeOnFront }) {
  const reserved = hasCodeOnFront ? codeTileSize.width + codeGap2 : 0;
  return align === "left" ? { x: x2, width: width3 - reserved } : { x: x2 + reserved, width: width3 - 2 * reserved };
}
function drawSignatures(input, foot, align) {
  const { composer, brand } = input;
  const y2 = foot.y + ruleOffset2;
  const { width: width3, xs } = placeSignatures(input, foot, align);
  const needsPlate = xs.some((x2, index) => {
    const position = { x: x2, y: foot.y, width: width3, height: ruleOffset2 };
    return brand.signatures[index] && !composer.hasContrast(signatureColor, position);
  });
  for (const [index, startX] of xs.entries()) {
    const x2 = align === "left" ? startX : startX + width3 / 2;
    const position = { x: x2, y: y2, width: width3, align };
    drawSignature(input, index, position, needsPlate ? signaturePlate : void 0);
  }
}
function placeSignatures({ text, context }, foot, align) {
  const free = getFreeFoot(foot, align, context);
  const width3 = Math.min(signatureWidth, (free.width - signatureGap) / 2);
  const step = context.hasCodeOnFront ? width3 + signatureGap : signatureSteps[align];
  const first = align === "left" ? free.x : landscapePageSize.width / 2 - width3 / 2;
  const middle2 = align === "left" || context.signatures === 1 ? 0 : 0.5;
  return { width: width3, xs: text.signatories.map((_2, index) => first + (index - middle2) * step) };
}
var signatureWidth, ruleOffset2, signatureSteps, codeGap2, signatureGap, signatureColor, signaturePlate;
var init_artworkSignatures = __esm({
  "src/rendering/layouts/blocks/artworkSignatures.ts"() {
    "use strict";
    init_scene();
    init_frontCode();
    init_signature();
    signatureWidth = 178;
    ruleOffset2 = 40;
    signatureSteps = { center: 300, left: 218 };
    codeGap2 = 18;
    signatureGap = 24;
    signatureColor = "#1B2A4A";
    signaturePlate = { background: "#FFFFFF", color: signatureColor };
  }
});

// src/rendering/layouts/artwork.ts
function createArtworkLayout(align, zones) {
  return {
    createTextColorPicker,
    drawFrontBackground: () => [],
    drawBackBackground: () => [],
    drawFront(input) {
      const { composer, context } = input;
      const { name, slots } = createSlots(input);
      const drawBody = (box2) => drawTextColumn(composer, box2, slots, { align });
      const freeZones = placeZones(zones, context);
      const calm = findCalmBox(composer, freeZones.text, align, drawBody);
      const { text, foot } = calm ? freeZones : drawVeilBehindZones(input, freeZones);
      const { box, lines: lines2 } = calm ?? measureBody(composer, text, drawBody);
      const body3 = drawAlike(composer, lines2, () => drawBody(box));
      const footer = drawFoot5(input, foot, align);
      if (context.hasCodeOnFront) drawCodeTile(input, placeTileInCorner(foot, 0), whiteTile);
      return createFrontResult(body3.getFittedText(name), body3, footer);
    },
    drawBack: drawArtworkBack
  };
}
function placeZones(zones, context) {
  const text = scaleToPrintArea(zones.text, context);
  const foot = scaleToPrintArea(zones.foot, context);
  if (context.signatures > 0 || context.hasCodeOnFront) return { text, foot };
  const footer = context.hasFooter ? maxFooterLines2.alone * footerLineHeight + footerGap : 0;
  return { text: { ...text, height: foot.y + foot.height - footer - text.y }, foot };
}
function drawVeilBehindZones({ composer, colors }, { text, foot }) {
  const height3 = foot.y + foot.height - text.y;
  const rise = text.y + height3 / 2 - landscapePageSize.height / 2;
  const raised = { text: { ...text, y: text.y - rise }, foot: { ...foot, y: foot.y - rise } };
  composer.drawVeil(padBox({ ...raised.text, height: height3 }, veilPadding), colors.rule);
  return raised;
}
function createSlots(input) {
  const { composer, text, colors } = input;
  const core = createFrontTextSlots(input, {
    gap: 14,
    name: { size: 52 }
  });
  const label = {
    text: composer.toUpperCase(text.label),
    face: "bold",
    size: 7.6,
    minSize: 7.6,
    tracking: 2.2,
    fill: colors.title,
    lineHeight: 1.4,
    gap: 12
  };
  const slots = [
    createHeaderSlot(input, { text: getIssuerText(text) }),
    label,
    createTitleSlot(text, colors, { face: "title", size: 29, gap: 2, lineHeight: 1.1 }),
    ...core.slots,
    ...createDateSlots(text, colors, { gap: 12 })
  ];
  return { name: core.name, slots };
}
function drawFoot5(input, foot, align) {
  const { composer, text, colors, context } = input;
  const free = { ...foot, ...getFreeFoot(foot, align, context) };
  const draw = () => {
    drawSignatures(input, foot, align);
    return drawFooter(composer, text, colors, {
      ...free,
      y: foot.y + foot.height,
      align,
      lines: context.signatures === 0 ? maxFooterLines2.alone : maxFooterLines2.signed,
      anchor: "bottom"
    });
  };
  const lines2 = composer.measureLines(draw);
  if (!composer.areLegible(lines2))
    composer.drawVeil(
      padBox(context.signatures > 0 ? foot : getLinesBox(lines2), footVeilPadding),
      colors.rule
    );
  return drawAlike(composer, lines2, draw);
}
function findCalmBox(composer, zone, align, draw) {
  for (const share of columnShares) {
    const width3 = zone.width * share;
    const x2 = zone.x + (align === "center" ? (zone.width - width3) / 2 : 0);
    const body3 = measureBody(composer, { ...zone, x: x2, width: width3 }, draw);
    if ((body3.fits || share === 1) && composer.areLegible(body3.lines)) return body3;
  }
  return void 0;
}
function measureBody(composer, box, draw) {
  let fits = true;
  const lines2 = composer.measureLines(() => {
    fits = draw(box).overflowingAreas.length === 0;
  });
  return { box, lines: lines2, fits };
}
function drawAlike(composer, lines2, draw) {
  const boxes = lines2.flatMap((line) => line.boxes);
  return boxes.length === 0 ? draw() : composer.withSharedColor(boxes, draw);
}
function getLinesBox(lines2) {
  const boxes = lines2.flatMap((line) => line.boxes);
  const x2 = Math.min(...boxes.map((box) => box.x));
  const y2 = Math.min(...boxes.map((box) => box.y));
  return {
    x: x2,
    y: y2,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x2,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y2
  };
}
var maxFooterLines2, footerGap, columnShares;
var init_artwork = __esm({
  "src/rendering/layouts/artwork.ts"() {
    "use strict";
    init_textColorPicker();
    init_artworkBack();
    init_artworkSignatures();
    init_footer();
    init_frontCode();
    init_scene();
    init_layout();
    init_layoutProperties();
    init_slots();
    init_stack();
    init_veil();
    maxFooterLines2 = { alone: 3, signed: 2 };
    footerGap = 16;
    columnShares = [1, 0.85, 0.7];
  }
});

// src/rendering/layouts/layout7.ts
var layout7;
var init_layout7 = __esm({
  "src/rendering/layouts/layout7.ts"() {
    "use strict";
    init_artwork();
    init_layoutProperties();
    layout7 = createArtworkLayout("center", artworkTextBoxes.Layout7);
  }
});

// src/rendering/layouts/layout8.ts
var layout8;
var init_layout8 = __esm({
  "src/rendering/layouts/layout8.ts"() {
    "use strict";
    init_artwork();
    init_layoutProperties();
    layout8 = createArtworkLayout("left", artworkTextBoxes.Layout8);
  }
});

// src/rendering/layouts/allLayouts.ts
var allLayouts_exports = {};
__export(allLayouts_exports, {
  allLayouts: () => allLayouts
});
var allLayouts;
var init_allLayouts = __esm({
  "src/rendering/layouts/allLayouts.ts"() {
    "use strict";
    init_layout1();
    init_layout2();
    init_layout3();
    init_layout4();
    init_layout5();
    init_layout6();
    init_layout7();
    init_layout8();
    allLayouts = {
      Layout1: layout1,
      Layout2: layout2,
      Layout3: layout3,
      Layout4: layout4,
      Layout5: layout5,
      Layout6: layout6,
      Layout7: layout7,
      Layout8: layout8
    };
  }
});

// src/rendering/images/dataUrl.ts
function toDataUrl(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error ?? new Error("Cannot be read"));
    reader.readAsDataURL(blob);
  });
}
var decodeDataUrl;
var init_dataUrl = __esm({
  "src/rendering/images/dataUrl.ts"() {
    "use strict";
    decodeDataUrl = (url) => Uint8Array.from(atob(url.slice(url.indexOf(",") + 1)), (letter3) => letter3.charCodeAt(0));
  }
});

// src/rendering/images/shrink.ts
function shrinkImage(image2) {
  const side = Math.ceil(image2.width / maxImageWidth);
  if (side <= 1) return image2;
  const width3 = Math.ceil(image2.width / side);
  const height3 = Math.ceil(image2.height / side);
  const rgba = new Uint8Array(width3 * height3 * 4);
  for (let index = 0; index < width3 * height3; index++) {
    const [left, top4] = [index % width3 * side, Math.floor(index / width3) * side];
    rgba.set(computeMean(image2, left, top4, side), 4 * index);
  }
  return { width: width3, height: height3, rgba };
}
function computeMean({ width: width3, height: height3, rgba }, left, top4, side) {
  const [right, bottom] = [Math.min(left + side, width3), Math.min(top4 + side, height3)];
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (let y2 = top4; y2 < bottom; y2++)
    for (let offset = 4 * (y2 * width3 + left); offset < 4 * (y2 * width3 + right); offset += 4) {
      const alpha = rgba[offset + 3] ?? 0;
      red += (rgba[offset] ?? 0) * alpha;
      green += (rgba[offset + 1] ?? 0) * alpha;
      blue += (rgba[offset + 2] ?? 0) * alpha;
      opacity += alpha;
    }
  const totalAlpha = Math.max(1, opacity);
  const count = (right - left) * (bottom - top4);
  return [red / totalAlpha, green / totalAlpha, blue / totalAlpha, opacity / count].map(Math.round);
}
var maxImageWidth;
var init_shrink = __esm({
  "src/rendering/images/shrink.ts"() {
    "use strict";
    maxImageWidth = 2480;
  }
});

// src/rendering/images/drawBitmap.ts
function drawBitmap(bitmap) {
  const { width: width3, height: height3 } = bitmap;
  const scale = Math.min(1, maxImageWidth / width3, Math.sqrt(maxPixels2 / (width3 * height3)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width3 * scale));
  canvas.height = Math.max(1, Math.round(height3 * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser draws no pictures.");
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return [canvas, context];
}
var maxPixels2;
var init_drawBitmap = __esm({
  "src/rendering/images/drawBitmap.ts"() {
    "use strict";
    init_shrink();
    maxPixels2 = 16e6;
  }
});

// src/rendering/images/formats/damagedImage.ts
function rejectTruncated(read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new DamagedImageError("Cut short", { cause: error });
    throw error;
  }
}
function readIfUndamaged(read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError || error instanceof DamagedImageError) return void 0;
    throw error;
  }
}
var DamagedImageError;
var init_damagedImage = __esm({
  "src/rendering/images/formats/damagedImage.ts"() {
    "use strict";
    DamagedImageError = class extends Error {
      name = "DamagedImageError";
    };
  }
});

// src/rendering/images/formats/detectImageType.ts
function detectImageType(bytes) {
  const start2 = String.fromCharCode(...bytes.subarray(0, 12));
  if (start2.startsWith("\x89PNG\r\n\n")) return "image/png";
  if (start2.startsWith("\xFF\xD8\xFF")) return "image/jpeg";
  if (start2.startsWith("GIF8")) return "image/gif";
  return start2.startsWith("RIFF") && start2.endsWith("WEBP") ? "image/webp" : void 0;
}
var init_detectImageType = __esm({
  "src/rendering/images/formats/detectImageType.ts"() {
    "use strict";
  }
});

// src/rendering/images/formats/colorSpace.ts
function convertToSrgb(samples, { curves, toXyz: toXyz2 }) {
  const maxSample = 2 ** (8 * samples.BYTES_PER_ELEMENT) - 1;
  const [reds, greens, blues] = curves.map(
    (curve) => Float64Array.from({ length: maxSample + 1 }, (_2, sample) => curve(sample / maxSample))
  );
  const [a2, b, c2, d2, e2, f2, g2, h2, i3] = computeMatrixProduct(xyzToSrgb, toXyz2);
  srgbTable ??= buildSrgbTable();
  const bytes = srgbTable;
  const rgba = new Uint8Array(samples.length);
  const toByte = (light) => bytes[light <= 0 ? 0 : light >= 1 ? tableSize : Math.round(light * tableSize)] ?? 0;
  for (let index = 0; index < samples.length; index += 4) {
    const red = reds[samples[index] ?? 0] ?? 0;
    const green = greens[samples[index + 1] ?? 0] ?? 0;
    const blue = blues[samples[index + 2] ?? 0] ?? 0;
    rgba[index] = toByte(a2 * red + b * green + c2 * blue);
    rgba[index + 1] = toByte(d2 * red + e2 * green + f2 * blue);
    rgba[index + 2] = toByte(g2 * red + h2 * green + i3 * blue);
    rgba[index + 3] = maxSample === 255 ? samples[index + 3] ?? 0 : (samples[index + 3] ?? 0) >> 8;
  }
  return rgba;
}
function isAlmostSrgb(space2) {
  testedColors ??= buildTestedColors();
  const samples = testedColors;
  const converted = convertToSrgb(samples, space2);
  return converted.every((byte, index) => Math.abs(byte - (samples[index] ?? 0)) <= 1);
}
function computeRgbToXyz(white8, primaries) {
  const [[rx, ry], [gx, gy], [bx, by]] = primaries;
  const whiteXyz = toXyz(white8);
  const columns = [rx, gx, bx, ry, gy, by, 1 - rx - ry, 1 - gx - gy, 1 - bx - by];
  const inverse = invertMatrix(columns);
  if (!inverse || !whiteXyz) return void 0;
  const shares = applyMatrix(inverse, whiteXyz);
  const native = columns.map((value, index) => value * (shares[index % 3] ?? 0));
  return computeMatrixProduct(computeAdaptationToD50(whiteXyz), native);
}
function computeAdaptationToD50(white8) {
  const from = applyMatrix(bradford, white8);
  const to = applyMatrix(bradford, d50);
  const [red, green, blue] = to.map((value, index) => value / (from[index] ?? 1));
  const scale = [red ?? 1, 0, 0, 0, green ?? 1, 0, 0, 0, blue ?? 1];
  return computeMatrixProduct(bradfordInverse, computeMatrixProduct(scale, bradford));
}
function computeMatrixProduct(left, right) {
  return Array.from({ length: 9 }, (_2, cell) => {
    const [row, column2] = [3 * Math.floor(cell / 3), cell % 3];
    return [0, 1, 2].reduce(
      (sum, index) => sum + (left[row + index] ?? 0) * (right[3 * index + column2] ?? 0),
      0
    );
  });
}
function invertMatrix(matrix) {
  const [a2, b, c2, d2, e2, f2, g2, h2, i3] = matrix;
  const minors = [
    ...[e2 * i3 - f2 * h2, c2 * h2 - b * i3, b * f2 - c2 * e2],
    ...[f2 * g2 - d2 * i3, a2 * i3 - c2 * g2, c2 * d2 - a2 * f2],
    ...[d2 * h2 - e2 * g2, b * g2 - a2 * h2, a2 * e2 - b * d2]
  ];
  const determinant = a2 * (minors[0] ?? 0) + b * (minors[3] ?? 0) + c2 * (minors[6] ?? 0);
  return Math.abs(determinant) < 1e-9 ? void 0 : minors.map((minor) => minor / determinant);
}
var srgbCurve, srgbToXyz, xyzToSrgb, tableSize, buildSrgbTable, srgbTable, testedLevels, buildTestedColors, testedColors, toXyz, bradford, bradfordInverse, d50, applyMatrix;
var init_colorSpace = __esm({
  "src/rendering/images/formats/colorSpace.ts"() {
    "use strict";
    init_srgb();
    srgbCurve = decodeSrgb;
    srgbToXyz = [
      0.4360747,
      0.3850649,
      0.1430804,
      0.2225045,
      0.7168786,
      0.0606169,
      0.0139322,
      0.0971045,
      0.7141733
    ];
    xyzToSrgb = [
      3.1338561,
      -1.6168667,
      -0.4906146,
      -0.9787684,
      1.9161415,
      0.033454,
      0.0719453,
      -0.2289914,
      1.4052427
    ];
    tableSize = 16384;
    buildSrgbTable = () => Uint8Array.from(
      { length: tableSize + 1 },
      (_2, light) => Math.round(encodeSrgb(light / tableSize) * 255)
    );
    testedLevels = [0, 32, 64, 96, 128, 160, 192, 224, 255];
    buildTestedColors = () => Uint8Array.from(
      testedLevels.flatMap(
        (red) => testedLevels.flatMap((green) => testedLevels.flatMap((blue) => [red, green, blue, 255]))
      )
    );
    toXyz = ([x2, y2]) => y2 > 0 ? [x2 / y2, 1, (1 - x2 - y2) / y2] : void 0;
    bradford = [
      0.8951,
      0.2664,
      -0.1614,
      -0.7502,
      1.7135,
      0.0367,
      0.0389,
      -0.0685,
      1.0296
    ];
    bradfordInverse = [
      0.9869929,
      -0.1470543,
      0.1599627,
      0.4323053,
      0.5183603,
      0.0492912,
      -85287e-7,
      0.0400428,
      0.9684867
    ];
    d50 = [0.9642, 1, 0.8249];
    applyMatrix = (matrix, vector) => [0, 3, 6].map(
      (row) => [0, 1, 2].reduce((sum, index) => sum + (matrix[row + index] ?? 0) * (vector[index] ?? 0), 0)
    );
  }
});

// src/rendering/images/formats/iccProfile.ts
function readIccProfile(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readIfUndamaged(() => parseProfile(view));
}
function parseProfile(file) {
  if (readLetters(file, 36) !== "acsp" || file.getUint32(0) > file.byteLength) return void 0;
  const model = readLetters(file, 16);
  const readTag = createTagReader(file);
  if (readTag("A2B0", () => true)) return { model, space: void 0 };
  const curveNames = model === "GRAY" ? ["kTRC", "kTRC", "kTRC"] : ["rTRC", "gTRC", "bTRC"];
  const curves = curveNames.map((name) => readTag(name, parseCurve));
  const columns = ["rXYZ", "gXYZ", "bXYZ"].map((name) => readTag(name, parseXyz));
  if (model === "GRAY" && readLetters(file, 20) === "XYZ " && areAllDefined(curves))
    return { model, space: { curves, toXyz: greyToXyz } };
  if (model !== "RGB " || !areAllDefined(curves) || !areAllDefined(columns)) return void 0;
  const toXyz2 = [0, 1, 2].flatMap((row) => columns.map((column2) => column2[row] ?? 0));
  return { model, space: { curves, toXyz: toXyz2 } };
}
function createTagReader(file) {
  const count = file.getUint32(headerSize);
  const offsets = /* @__PURE__ */ new Map();
  for (let index = 0; index < count && index < 100; index++) {
    const entry = headerSize + 4 + 12 * index;
    offsets.set(readLetters(file, entry), file.getUint32(entry + 4));
  }
  return (name, read) => {
    const offset = offsets.get(name);
    return offset === void 0 ? void 0 : read(file, offset);
  };
}
function parseCurve(file, offset) {
  switch (readLetters(file, offset)) {
    case "curv":
      return createSampledCurve(file, offset);
    case "para":
      return createParametricCurve(file, offset);
    default:
      return void 0;
  }
}
function createSampledCurve(file, offset) {
  const count = file.getUint32(offset + 8);
  if (count === 0) return (sample) => sample;
  if (count === 1) {
    const exponent = file.getUint16(offset + 12) / 256;
    return (sample) => sample ** exponent;
  }
  file.getUint16(offset + 12 + 2 * (count - 1));
  const value = (index) => file.getUint16(offset + 12 + 2 * index) / 65535;
  return (sample) => {
    const position = sample * (count - 1);
    const below = Math.min(Math.floor(position), count - 2);
    return value(below) + (position - below) * (value(below + 1) - value(below));
  };
}
function createParametricCurve(file, offset) {
  const kind = file.getUint16(offset + 8);
  const names = parameters[kind];
  if (!names) return void 0;
  const values = new Map(
    Array.from(names, (name, index) => [name, readFixedPoint(file, offset + 12 + 4 * index)])
  );
  const [g2, a2, b] = [values.get("g") ?? 1, values.get("a") ?? 1, values.get("b") ?? 0];
  const constant = kind === 2 ? values.get("c") ?? 0 : 0;
  const [c2, e2, f2] = kind < 3 ? [0, constant, constant] : [values.get("c") ?? 0, values.get("e") ?? 0, values.get("f") ?? 0];
  const start2 = kind < 3 ? a2 === 0 ? 0 : -b / a2 : values.get("d") ?? 0;
  return (sample) => sample >= start2 ? Math.max(0, a2 * sample + b) ** g2 + e2 : c2 * sample + f2;
}
var headerSize, white6, greyToXyz, areAllDefined, readLetters, readFixedPoint, parseXyz, parameters;
var init_iccProfile = __esm({
  "src/rendering/images/formats/iccProfile.ts"() {
    "use strict";
    init_colorSpace();
    init_damagedImage();
    headerSize = 128;
    white6 = [0.9642, 1, 0.8249];
    greyToXyz = white6.flatMap((part) => [part / 3, part / 3, part / 3]);
    areAllDefined = (values) => values.every((value) => value !== void 0);
    readLetters = (file, offset) => String.fromCharCode(...[0, 1, 2, 3].map((position) => file.getUint8(offset + position)));
    readFixedPoint = (file, offset) => file.getInt32(offset) / 65536;
    parseXyz = (file, offset) => readLetters(file, offset) === "XYZ " ? [8, 12, 16].map((position) => readFixedPoint(file, offset + position)) : void 0;
    parameters = ["g", "gab", "gabc", "gabcd", "gabcdef"];
  }
});

// src/rendering/images/formats/readJpegColorSpace.ts
function readJpegColorSpace({
  components,
  profile
}) {
  const icc = profile && readIccProfile(profile);
  const fits = components === 4 ? icc?.model === "CMYK" : icc?.model === "RGB " || icc?.model === "GRAY" && components === 1;
  if (!icc || !fits) return "sRGB";
  if (!icc.space) return "unknown";
  return isAlmostSrgb(icc.space) ? "sRGB" : icc.space;
}
var init_readJpegColorSpace = __esm({
  "src/rendering/images/formats/readJpegColorSpace.ts"() {
    "use strict";
    init_colorSpace();
    init_iccProfile();
  }
});

// src/rendering/images/formats/joinBytes.ts
function joinBytes(parts) {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let end2 = 0;
  for (const part of parts) {
    joined.set(part, end2);
    end2 += part.length;
  }
  return joined;
}
var init_joinBytes = __esm({
  "src/rendering/images/formats/joinBytes.ts"() {
    "use strict";
  }
});

// src/rendering/images/formats/orientation.ts
function readOrientation(exif) {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  return readIfUndamaged(() => findOrientation(view)) ?? 1;
}
function findOrientation(exif) {
  const isLittleEndian = exif.getUint16(0) === 18761;
  if (!isLittleEndian && exif.getUint16(0) !== 19789) return 1;
  if (exif.getUint16(2, isLittleEndian) !== 42) return 1;
  const directory = exif.getUint32(4, isLittleEndian);
  const count = exif.getUint16(directory, isLittleEndian);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + 12 * index;
    if (exif.getUint16(entry, isLittleEndian) !== orientationTag) continue;
    const isShort = exif.getUint16(entry + 2, isLittleEndian) === shortType;
    const value = exif.getUint16(entry + 8, isLittleEndian);
    const isValid2 = isShort && exif.getUint32(entry + 4, isLittleEndian) === 1 && value >= 1 && value <= 8;
    return isValid2 ? value : 1;
  }
  return 1;
}
function getDisplaySize({ width: width3, height: height3 }, orientation) {
  const isTurned = orientation >= 5;
  return isTurned ? { width: height3, height: width3 } : { width: width3, height: height3 };
}
function getSteps2(orientation, width3, height3) {
  const last = width3 * height3 - 1;
  const steps = {
    1: [0, 1, width3],
    2: [width3 - 1, -1, width3],
    3: [last, -1, -width3],
    4: [last - width3 + 1, 1, -width3],
    5: [0, height3, 1],
    6: [height3 - 1, height3, -1],
    7: [last, -height3, -1],
    8: [last - height3 + 1, -height3, 1]
  };
  return steps[orientation];
}
function applyOrientation(pixels, orientation) {
  if (orientation === 1) return pixels;
  const { width: width3, height: height3, rgba } = pixels;
  const [first, across, down] = getSteps2(orientation, width3, height3);
  const stored = new Uint32Array(rgba.buffer, rgba.byteOffset, width3 * height3);
  const rotated = new Uint32Array(width3 * height3);
  let from = 0;
  for (let row = 0; row < height3; row++) {
    let to = first + row * down;
    for (let column2 = 0; column2 < width3; column2++, to += across) rotated[to] = stored[from++] ?? 0;
  }
  return { ...getDisplaySize(pixels, orientation), rgba: new Uint8Array(rotated.buffer) };
}
var orientationTag, shortType;
var init_orientation = __esm({
  "src/rendering/images/formats/orientation.ts"() {
    "use strict";
    init_damagedImage();
    orientationTag = 274;
    shortType = 3;
  }
});

// src/rendering/images/formats/jpegFile.ts
function parseJpeg(bytes) {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const segments = [];
  let scanStart;
  let frame;
  let offset = findNextMarker(bytes, 2);
  for (; file.getUint8(offset) !== marker.end; ) {
    const code = file.getUint8(offset);
    const isBare = code === marker.start || code === marker.temporary;
    const end2 = offset + 1 + (isBare ? 0 : file.getUint16(offset + 1));
    if (code === marker.scan) scanStart ??= offset - 1;
    const segment = { code, start: offset - 1, contentStart: offset + 3, end: end2 };
    if (!isBare && scanStart === void 0) segments.push(segment);
    if (isFrame(code)) frame ??= segment;
    offset = findNextMarker(bytes, end2);
  }
  if (!frame || scanStart === void 0) throw new DamagedImageError("A JPEG without a picture");
  const names = bytes.subarray(frame.contentStart, frame.end);
  const isRgbByName = hasRgbNames(names) && !hasColorMarker(bytes, segments);
  const components = file.getUint8(frame.contentStart + 5);
  const adobeTransform = findAdobeTransform(bytes, segments);
  const isAmbiguous = components === 3 && adobeTransform === 0 && hasJfifMarker(bytes, segments);
  return {
    width: file.getUint16(frame.contentStart + 3),
    height: file.getUint16(frame.contentStart + 1),
    components,
    orientation: findOrientation2(bytes, segments),
    profile: joinProfile(bytes, segments),
    isCommon: commonFrames.includes(frame.code) && names[0] === 8,
    adobeTransform,
    isRgb: isRgbByName || adobeTransform === 0 && !isAmbiguous,
    isRgbByName,
    isAmbiguous,
    segments,
    scanStart,
    end: offset + 1
  };
}
function findNextMarker(bytes, from) {
  for (let offset = bytes.indexOf(255, from); offset >= 0; offset = bytes.indexOf(255, offset + 1)) {
    const code = bytes[offset + 1];
    if (code === void 0) break;
    const isRestart = code >= marker.firstRestart && code <= marker.lastRestart;
    if (code !== 0 && code !== 255 && !isRestart) return offset + 1;
  }
  throw new RangeError("The file ends before the picture");
}
function getContentAfter(bytes, segment, identifier3) {
  const content = bytes.subarray(segment.contentStart, segment.end);
  const hasIdentifier = Array.from(identifier3).every(
    (letter3, offset) => letter3.charCodeAt(0) === content[offset]
  );
  return hasIdentifier ? content.subarray(identifier3.length) : void 0;
}
function findOrientation2(bytes, segments) {
  for (const segment of segments) {
    const exif = segment.code === marker.exif && getContentAfter(bytes, segment, "Exif\0");
    if (exif) return readOrientation(exif.subarray(1));
  }
  return 1;
}
function joinProfile(bytes, segments) {
  const parts = [];
  let count;
  for (const segment of segments) {
    const content = segment.code === marker.profile && getContentAfter(bytes, segment, "ICC_PROFILE\0");
    if (!content) continue;
    const [number = 0, total = 0] = content;
    count ??= total;
    if (total !== count || number < 1 || number > total || parts[number - 1]) return void 0;
    parts[number - 1] = content.subarray(2);
  }
  if (count === void 0 || parts.filter(Boolean).length < count) return void 0;
  return joinBytes(parts);
}
function findAdobeTransform(bytes, segments) {
  const segment = segments.find(({ code }) => code === marker.adobe);
  return segment && getContentAfter(bytes, segment, "Adobe")?.[6];
}
function removeJpegMetadata(bytes, file) {
  const isNeeded = (segment) => isImageSegment(segment.code) && !(file.isAmbiguous && segment.code === marker.adobe) || segment.code === marker.jfif && getContentAfter(bytes, segment, "JFIF\0") !== void 0;
  const segments = file.segments.filter(isNeeded);
  const headerLength = segments.reduce((length, { start: start2, end: end2 }) => length + end2 - start2, 2);
  if (headerLength === file.scanStart && file.end === bytes.length) return bytes;
  return joinBytes([
    bytes.subarray(0, 2),
    ...segments.map(({ start: start2, end: end2 }) => bytes.subarray(start2, end2)),
    bytes.subarray(file.scanStart, file.end)
  ]);
}
var marker, commonFrames, isFrame, rgbNames, hasRgbNames, hasColorMarker, hasJfifMarker, adobeSegment, addAdobeMarker, removeAdobeMarker, isImageSegment;
var init_jpegFile = __esm({
  "src/rendering/images/formats/jpegFile.ts"() {
    "use strict";
    init_damagedImage();
    init_joinBytes();
    init_orientation();
    marker = {
      temporary: 1,
      huffmanTables: 196,
      extension: 200,
      arithmeticTables: 204,
      firstRestart: 208,
      lastRestart: 215,
      start: 216,
      end: 217,
      scan: 218,
      jfif: 224,
      exif: 225,
      profile: 226,
      adobe: 238,
      lastApplication: 239,
      comment: 254
    };
    commonFrames = [192, 193, 194];
    isFrame = (code) => code >= 192 && code <= 207 && code !== marker.huffmanTables && code !== marker.extension && code !== marker.arithmeticTables;
    rgbNames = Array.from("RGB", (letter3) => letter3.charCodeAt(0));
    hasRgbNames = (frame) => frame[5] === 3 && rgbNames.every((name, index) => frame[6 + 3 * index] === name);
    hasColorMarker = (bytes, segments) => hasJfifMarker(bytes, segments) || findAdobeTransform(bytes, segments) !== void 0;
    hasJfifMarker = (bytes, segments) => segments.some(
      (segment) => segment.code === marker.jfif && getContentAfter(bytes, segment, "JFIF\0")
    );
    adobeSegment = Uint8Array.of(
      ...[255, marker.adobe, 0, 14, ...Array.from("Adobe", (letter3) => letter3.charCodeAt(0))],
      ...[0, 100, 0, 0, 0, 0, 0]
    );
    addAdobeMarker = (bytes, { end: end2 }) => joinBytes([bytes.subarray(0, 2), adobeSegment, bytes.subarray(2, end2)]);
    removeAdobeMarker = (bytes, { segments, scanStart, end: end2 }) => joinBytes([
      bytes.subarray(0, 2),
      ...segments.flatMap(
        (segment) => segment.code === marker.adobe ? [] : [bytes.subarray(segment.start, segment.end)]
      ),
      bytes.subarray(scanStart, end2)
    ]);
    isImageSegment = (code) => code === marker.adobe || code !== marker.comment && (code < marker.jfif || code > marker.lastApplication);
  }
});

// node_modules/fflate/esm/browser.js
function zlibSync(data, opts) {
  if (!opts)
    opts = {};
  var a2 = adler();
  a2.p(data);
  var d2 = dopt(data, opts, opts.dictionary ? 6 : 2, 4);
  return zlh(d2, opts), wbytes(d2, d2.length - 4, a2.d()), d2;
}
var u8, u16, i32, fleb, fdeb, clim, freb, _a, fl, revfl, _b, fd, revfd, rev, x, i2, hMap, flt, i2, i2, i2, i2, fdt, i2, flm, flrm, fdm, fdrm, max, bits, bits16, shft, slc, ec, err, inflt, wbits, wbits16, hTree, ln, lc, clen, wfblk, wblk, deo, et, dflt, adler, dopt, wbytes, zlh, zls, Inflate, Unzlib, td, tds;
var init_browser = __esm({
  "node_modules/fflate/esm/browser.js"() {
    u8 = Uint8Array;
    u16 = Uint16Array;
    i32 = Int32Array;
    fleb = new u8([
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      1,
      1,
      1,
      1,
      2,
      2,
      2,
      2,
      3,
      3,
      3,
      3,
      4,
      4,
      4,
      4,
      5,
      5,
      5,
      5,
      0,
      /* unused */
      0,
      0,
      /* impossible */
      0
    ]);
    fdeb = new u8([
      0,
      0,
      0,
      0,
      1,
      1,
      2,
      2,
      3,
      3,
      4,
      4,
      5,
      5,
      6,
      6,
      7,
      7,
      8,
      8,
      9,
      9,
      10,
      10,
      11,
      11,
      12,
      12,
      13,
      13,
      /* unused */
      0,
      0
    ]);
    clim = new u8([16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]);
    freb = function(eb, start2) {
      var b = new u16(31);
      for (var i3 = 0; i3 < 31; ++i3) {
        b[i3] = start2 += 1 << eb[i3 - 1];
      }
      var r2 = new i32(b[30]);
      for (var i3 = 1; i3 < 30; ++i3) {
        for (var j = b[i3]; j < b[i3 + 1]; ++j) {
          r2[j] = j - b[i3] << 5 | i3;
        }
      }
      return { b, r: r2 };
    };
    _a = freb(fleb, 2);
    fl = _a.b;
    revfl = _a.r;
    fl[28] = 258, revfl[258] = 28;
    _b = freb(fdeb, 0);
    fd = _b.b;
    revfd = _b.r;
    rev = new u16(32768);
    for (i2 = 0; i2 < 32768; ++i2) {
      x = (i2 & 43690) >> 1 | (i2 & 21845) << 1;
      x = (x & 52428) >> 2 | (x & 13107) << 2;
      x = (x & 61680) >> 4 | (x & 3855) << 4;
      rev[i2] = ((x & 65280) >> 8 | (x & 255) << 8) >> 1;
    }
    hMap = (function(cd, mb, r2) {
      var s2 = cd.length;
      var i3 = 0;
      var l2 = new u16(mb);
      for (; i3 < s2; ++i3) {
        if (cd[i3])
          ++l2[cd[i3] - 1];
      }
      var le = new u16(mb);
      for (i3 = 1; i3 < mb; ++i3) {
        le[i3] = le[i3 - 1] + l2[i3 - 1] << 1;
      }
      var co;
      if (r2) {
        co = new u16(1 << mb);
        var rvb = 15 - mb;
        for (i3 = 0; i3 < s2; ++i3) {
          if (cd[i3]) {
            var sv = i3 << 4 | cd[i3];
            var r_1 = mb - cd[i3];
            var v = le[cd[i3] - 1]++ << r_1;
            for (var m2 = v | (1 << r_1) - 1; v <= m2; ++v) {
              co[rev[v] >> rvb] = sv;
            }
          }
        }
      } else {
        co = new u16(s2);
        for (i3 = 0; i3 < s2; ++i3) {
          if (cd[i3]) {
            co[i3] = rev[le[cd[i3] - 1]++] >> 15 - cd[i3];
          }
        }
      }
      return co;
    });
    flt = new u8(288);
    for (i2 = 0; i2 < 144; ++i2)
      flt[i2] = 8;
    for (i2 = 144; i2 < 256; ++i2)
      flt[i2] = 9;
    for (i2 = 256; i2 < 280; ++i2)
      flt[i2] = 7;
    for (i2 = 280; i2 < 288; ++i2)
      flt[i2] = 8;
    fdt = new u8(32);
    for (i2 = 0; i2 < 32; ++i2)
      fdt[i2] = 5;
    flm = /* @__PURE__ */ hMap(flt, 9, 0);
    flrm = /* @__PURE__ */ hMap(flt, 9, 1);
    fdm = /* @__PURE__ */ hMap(fdt, 5, 0);
    fdrm = /* @__PURE__ */ hMap(fdt, 5, 1);
    max = function(a2) {
      var m2 = a2[0];
      for (var i3 = 1; i3 < a2.length; ++i3) {
        if (a2[i3] > m2)
          m2 = a2[i3];
      }
      return m2;
    };
    bits = function(d2, p2, m2) {
      var o2 = p2 / 8 | 0;
      return (d2[o2] | d2[o2 + 1] << 8) >> (p2 & 7) & m2;
    };
    bits16 = function(d2, p2) {
      var o2 = p2 / 8 | 0;
      return (d2[o2] | d2[o2 + 1] << 8 | d2[o2 + 2] << 16) >> (p2 & 7);
    };
    shft = function(p2) {
      return (p2 + 7) / 8 | 0;
    };
    slc = function(v, s2, e2) {
      if (s2 == null || s2 < 0)
        s2 = 0;
      if (e2 == null || e2 > v.length)
        e2 = v.length;
      return new u8(v.subarray(s2, e2));
    };
    ec = [
      "unexpected EOF",
      "invalid block type",
      "invalid length/literal",
      "invalid distance",
      "stream finished",
      "no stream handler",
      ,
      // determined by compression function
      "no callback",
      "invalid UTF-8 data",
      "extra field too long",
      "date not in range 1980-2099",
      "filename too long",
      "stream finishing",
      "invalid zip data"
      // determined by unknown compression method
    ];
    err = function(ind, msg, nt) {
      var e2 = new Error(msg || ec[ind]);
      e2.code = ind;
      if (Error.captureStackTrace)
        Error.captureStackTrace(e2, err);
      if (!nt)
        throw e2;
      return e2;
    };
    inflt = function(dat, st, buf, dict) {
      var sl = dat.length, dl = dict ? dict.length : 0;
      if (!sl || st.f && !st.l)
        return buf || new u8(0);
      var noBuf = !buf;
      var resize = noBuf || st.i != 2;
      var noSt = st.i;
      if (noBuf)
        buf = new u8(sl * 3);
      var cbuf = function(l3) {
        var bl = buf.length;
        if (l3 > bl) {
          var nbuf = new u8(Math.max(bl * 2, l3));
          nbuf.set(buf);
          buf = nbuf;
        }
      };
      var final = st.f || 0, pos = st.p || 0, bt = st.b || 0, lm = st.l, dm = st.d, lbt = st.m, dbt = st.n;
      var tbts = sl * 8;
      do {
        if (!lm) {
          final = bits(dat, pos, 1);
          var type = bits(dat, pos + 1, 3);
          pos += 3;
          if (!type) {
            var s2 = shft(pos) + 4, l2 = dat[s2 - 4] | dat[s2 - 3] << 8, t2 = s2 + l2;
            if (t2 > sl) {
              if (noSt)
                err(0);
              break;
            }
            if (resize)
              cbuf(bt + l2);
            buf.set(dat.subarray(s2, t2), bt);
            st.b = bt += l2, st.p = pos = t2 * 8, st.f = final;
            continue;
          } else if (type == 1)
            lm = flrm, dm = fdrm, lbt = 9, dbt = 5;
          else if (type == 2) {
            var hLit = bits(dat, pos, 31) + 257, hcLen = bits(dat, pos + 10, 15) + 4;
            var tl = hLit + bits(dat, pos + 5, 31) + 1;
            pos += 14;
            var ldt = new u8(tl);
            var clt = new u8(19);
            for (var i3 = 0; i3 < hcLen; ++i3) {
              clt[clim[i3]] = bits(dat, pos + i3 * 3, 7);
            }
            pos += hcLen * 3;
            var clb = max(clt), clbmsk = (1 << clb) - 1;
            var clm = hMap(clt, clb, 1);
            for (var i3 = 0; i3 < tl; ) {
              var r2 = clm[bits(dat, pos, clbmsk)];
              pos += r2 & 15;
              var s2 = r2 >> 4;
              if (s2 < 16) {
                ldt[i3++] = s2;
              } else {
                var c2 = 0, n2 = 0;
                if (s2 == 16)
                  n2 = 3 + bits(dat, pos, 3), pos += 2, c2 = ldt[i3 - 1];
                else if (s2 == 17)
                  n2 = 3 + bits(dat, pos, 7), pos += 3;
                else if (s2 == 18)
                  n2 = 11 + bits(dat, pos, 127), pos += 7;
                while (n2--)
                  ldt[i3++] = c2;
              }
            }
            var lt = ldt.subarray(0, hLit), dt = ldt.subarray(hLit);
            lbt = max(lt);
            dbt = max(dt);
            lm = hMap(lt, lbt, 1);
            dm = hMap(dt, dbt, 1);
          } else
            err(1);
          if (pos > tbts) {
            if (noSt)
              err(0);
            break;
          }
        }
        if (resize)
          cbuf(bt + 131072);
        var lms = (1 << lbt) - 1, dms = (1 << dbt) - 1;
        var lpos = pos;
        for (; ; lpos = pos) {
          var c2 = lm[bits16(dat, pos) & lms], sym = c2 >> 4;
          pos += c2 & 15;
          if (pos > tbts) {
            if (noSt)
              err(0);
            break;
          }
          if (!c2)
            err(2);
          if (sym < 256)
            buf[bt++] = sym;
          else if (sym == 256) {
            lpos = pos, lm = null;
            break;
          } else {
            var add = sym - 254;
            if (sym > 264) {
              var i3 = sym - 257, b = fleb[i3];
              add = bits(dat, pos, (1 << b) - 1) + fl[i3];
              pos += b;
            }
            var d2 = dm[bits16(dat, pos) & dms], dsym = d2 >> 4;
            if (!d2)
              err(3);
            pos += d2 & 15;
            var dt = fd[dsym];
            if (dsym > 3) {
              var b = fdeb[dsym];
              dt += bits16(dat, pos) & (1 << b) - 1, pos += b;
            }
            if (pos > tbts) {
              if (noSt)
                err(0);
              break;
            }
            if (resize)
              cbuf(bt + 131072);
            var end2 = bt + add;
            if (bt < dt) {
              var shift = dl - dt, dend = Math.min(dt, end2);
              if (shift + bt < 0)
                err(3);
              for (; bt < dend; ++bt)
                buf[bt] = dict[shift + bt];
            }
            for (; bt < end2; ++bt)
              buf[bt] = buf[bt - dt];
          }
        }
        st.l = lm, st.p = lpos, st.b = bt, st.f = final;
        if (lm)
          final = 1, st.m = lbt, st.d = dm, st.n = dbt;
      } while (!final);
      return bt != buf.length && noBuf ? slc(buf, 0, bt) : buf.subarray(0, bt);
    };
    wbits = function(d2, p2, v) {
      v <<= p2 & 7;
      var o2 = p2 / 8 | 0;
      d2[o2] |= v;
      d2[o2 + 1] |= v >> 8;
    };
    wbits16 = function(d2, p2, v) {
      v <<= p2 & 7;
      var o2 = p2 / 8 | 0;
      d2[o2] |= v;
      d2[o2 + 1] |= v >> 8;
      d2[o2 + 2] |= v >> 16;
    };
    hTree = function(d2, mb) {
      var t2 = [];
      for (var i3 = 0; i3 < d2.length; ++i3) {
        if (d2[i3])
          t2.push({ s: i3, f: d2[i3] });
      }
      var s2 = t2.length;
      var t22 = t2.slice();
      if (!s2)
        return { t: et, l: 0 };
      if (s2 == 1) {
        var v = new u8(t2[0].s + 1);
        v[t2[0].s] = 1;
        return { t: v, l: 1 };
      }
      t2.sort(function(a2, b) {
        return a2.f - b.f;
      });
      t2.push({ s: -1, f: 25001 });
      var l2 = t2[0], r2 = t2[1], i0 = 0, i1 = 1, i22 = 2;
      t2[0] = { s: -1, f: l2.f + r2.f, l: l2, r: r2 };
      while (i1 != s2 - 1) {
        l2 = t2[t2[i0].f < t2[i22].f ? i0++ : i22++];
        r2 = t2[i0 != i1 && t2[i0].f < t2[i22].f ? i0++ : i22++];
        t2[i1++] = { s: -1, f: l2.f + r2.f, l: l2, r: r2 };
      }
      var maxSym = t22[0].s;
      for (var i3 = 1; i3 < s2; ++i3) {
        if (t22[i3].s > maxSym)
          maxSym = t22[i3].s;
      }
      var tr = new u16(maxSym + 1);
      var mbt = ln(t2[i1 - 1], tr, 0);
      if (mbt > mb) {
        var i3 = 0, dt = 0;
        var lft = mbt - mb, cst = 1 << lft;
        t22.sort(function(a2, b) {
          return tr[b.s] - tr[a2.s] || a2.f - b.f;
        });
        for (; i3 < s2; ++i3) {
          var i2_1 = t22[i3].s;
          if (tr[i2_1] > mb) {
            dt += cst - (1 << mbt - tr[i2_1]);
            tr[i2_1] = mb;
          } else
            break;
        }
        dt >>= lft;
        while (dt > 0) {
          var i2_2 = t22[i3].s;
          if (tr[i2_2] < mb)
            dt -= 1 << mb - tr[i2_2]++ - 1;
          else
            ++i3;
        }
        for (; i3 >= 0 && dt; --i3) {
          var i2_3 = t22[i3].s;
          if (tr[i2_3] == mb) {
            --tr[i2_3];
            ++dt;
          }
        }
        mbt = mb;
      }
      return { t: new u8(tr), l: mbt };
    };
    ln = function(n2, l2, d2) {
      return n2.s == -1 ? Math.max(ln(n2.l, l2, d2 + 1), ln(n2.r, l2, d2 + 1)) : l2[n2.s] = d2;
    };
    lc = function(c2) {
      var s2 = c2.length;
      while (s2 && !c2[--s2])
        ;
      var cl = new u16(++s2);
      var cli = 0, cln = c2[0], cls = 1;
      var w2 = function(v) {
        cl[cli++] = v;
      };
      for (var i3 = 1; i3 <= s2; ++i3) {
        if (c2[i3] == cln && i3 != s2)
          ++cls;
        else {
          if (!cln && cls > 2) {
            for (; cls > 138; cls -= 138)
              w2(32754);
            if (cls > 2) {
              w2(cls > 10 ? cls - 11 << 5 | 28690 : cls - 3 << 5 | 12305);
              cls = 0;
            }
          } else if (cls > 3) {
            w2(cln), --cls;
            for (; cls > 6; cls -= 6)
              w2(8304);
            if (cls > 2)
              w2(cls - 3 << 5 | 8208), cls = 0;
          }
          while (cls--)
            w2(cln);
          cls = 1;
          cln = c2[i3];
        }
      }
      return { c: cl.subarray(0, cli), n: s2 };
    };
    clen = function(cf, cl) {
      var l2 = 0;
      for (var i3 = 0; i3 < cl.length; ++i3)
        l2 += cf[i3] * cl[i3];
      return l2;
    };
    wfblk = function(out, pos, dat) {
      var s2 = dat.length;
      var o2 = shft(pos + 2);
      out[o2] = s2 & 255;
      out[o2 + 1] = s2 >> 8;
      out[o2 + 2] = out[o2] ^ 255;
      out[o2 + 3] = out[o2 + 1] ^ 255;
      for (var i3 = 0; i3 < s2; ++i3)
        out[o2 + i3 + 4] = dat[i3];
      return (o2 + 4 + s2) * 8;
    };
    wblk = function(dat, out, final, syms, lf, df, eb, li, bs, bl, p2) {
      wbits(out, p2++, final);
      ++lf[256];
      var _a2 = hTree(lf, 15), dlt = _a2.t, mlb = _a2.l;
      var _b2 = hTree(df, 15), ddt = _b2.t, mdb = _b2.l;
      var _c = lc(dlt), lclt = _c.c, nlc = _c.n;
      var _d = lc(ddt), lcdt = _d.c, ndc = _d.n;
      var lcfreq = new u16(19);
      for (var i3 = 0; i3 < lclt.length; ++i3)
        ++lcfreq[lclt[i3] & 31];
      for (var i3 = 0; i3 < lcdt.length; ++i3)
        ++lcfreq[lcdt[i3] & 31];
      var _e = hTree(lcfreq, 7), lct = _e.t, mlcb = _e.l;
      var nlcc = 19;
      for (; nlcc > 4 && !lct[clim[nlcc - 1]]; --nlcc)
        ;
      var flen = bl + 5 << 3;
      var ftlen = clen(lf, flt) + clen(df, fdt) + eb;
      var dtlen = clen(lf, dlt) + clen(df, ddt) + eb + 14 + 3 * nlcc + clen(lcfreq, lct) + 2 * lcfreq[16] + 3 * lcfreq[17] + 7 * lcfreq[18];
      if (bs >= 0 && flen <= ftlen && flen <= dtlen)
        return wfblk(out, p2, dat.subarray(bs, bs + bl));
      var lm, ll, dm, dl;
      wbits(out, p2, 1 + (dtlen < ftlen)), p2 += 2;
      if (dtlen < ftlen) {
        lm = hMap(dlt, mlb, 0), ll = dlt, dm = hMap(ddt, mdb, 0), dl = ddt;
        var llm = hMap(lct, mlcb, 0);
        wbits(out, p2, nlc - 257);
        wbits(out, p2 + 5, ndc - 1);
        wbits(out, p2 + 10, nlcc - 4);
        p2 += 14;
        for (var i3 = 0; i3 < nlcc; ++i3)
          wbits(out, p2 + 3 * i3, lct[clim[i3]]);
        p2 += 3 * nlcc;
        var lcts = [lclt, lcdt];
        for (var it = 0; it < 2; ++it) {
          var clct = lcts[it];
          for (var i3 = 0; i3 < clct.length; ++i3) {
            var len = clct[i3] & 31;
            wbits(out, p2, llm[len]), p2 += lct[len];
            if (len > 15)
              wbits(out, p2, clct[i3] >> 5 & 127), p2 += clct[i3] >> 12;
          }
        }
      } else {
        lm = flm, ll = flt, dm = fdm, dl = fdt;
      }
      for (var i3 = 0; i3 < li; ++i3) {
        var sym = syms[i3];
        if (sym > 255) {
          var len = sym >> 18 & 31;
          wbits16(out, p2, lm[len + 257]), p2 += ll[len + 257];
          if (len > 7)
            wbits(out, p2, sym >> 23 & 31), p2 += fleb[len];
          var dst = sym & 31;
          wbits16(out, p2, dm[dst]), p2 += dl[dst];
          if (dst > 3)
            wbits16(out, p2, sym >> 5 & 8191), p2 += fdeb[dst];
        } else {
          wbits16(out, p2, lm[sym]), p2 += ll[sym];
        }
      }
      wbits16(out, p2, lm[256]);
      return p2 + ll[256];
    };
    deo = /* @__PURE__ */ new i32([65540, 131080, 131088, 131104, 262176, 1048704, 1048832, 2114560, 2117632]);
    et = /* @__PURE__ */ new u8(0);
    dflt = function(dat, lvl, plvl, pre, post, st) {
      var s2 = st.z || dat.length;
      var o2 = new u8(pre + s2 + 5 * (1 + Math.ceil(s2 / 7e3)) + post);
      var w2 = o2.subarray(pre, o2.length - post);
      var lst = st.l;
      var pos = (st.r || 0) & 7;
      if (lvl) {
        if (pos)
          w2[0] = st.r >> 3;
        var opt = deo[lvl - 1];
        var n2 = opt >> 13, c2 = opt & 8191;
        var msk_1 = (1 << plvl) - 1;
        var prev = st.p || new u16(32768), head = st.h || new u16(msk_1 + 1);
        var bs1_1 = Math.ceil(plvl / 3), bs2_1 = 2 * bs1_1;
        var hsh = function(i4) {
          return (dat[i4] ^ dat[i4 + 1] << bs1_1 ^ dat[i4 + 2] << bs2_1) & msk_1;
        };
        var syms = new i32(25e3);
        var lf = new u16(288), df = new u16(32);
        var lc_1 = 0, eb = 0, i3 = st.i || 0, li = 0, wi = st.w || 0, bs = 0;
        for (; i3 + 2 < s2; ++i3) {
          var hv = hsh(i3);
          var imod = i3 & 32767, pimod = head[hv];
          prev[imod] = pimod;
          head[hv] = imod;
          if (wi <= i3) {
            var rem = s2 - i3;
            if ((lc_1 > 7e3 || li > 24576) && (rem > 423 || !lst)) {
              pos = wblk(dat, w2, 0, syms, lf, df, eb, li, bs, i3 - bs, pos);
              li = lc_1 = eb = 0, bs = i3;
              for (var j = 0; j < 286; ++j)
                lf[j] = 0;
              for (var j = 0; j < 30; ++j)
                df[j] = 0;
            }
            var l2 = 2, d2 = 0, ch_1 = c2, dif = imod - pimod & 32767;
            if (rem > 2 && hv == hsh(i3 - dif)) {
              var maxn = Math.min(n2, rem) - 1;
              var maxd = Math.min(32767, i3);
              var ml = Math.min(258, rem);
              while (dif <= maxd && --ch_1 && imod != pimod) {
                if (dat[i3 + l2] == dat[i3 + l2 - dif]) {
                  var nl = 0;
                  for (; nl < ml && dat[i3 + nl] == dat[i3 + nl - dif]; ++nl)
                    ;
                  if (nl > l2) {
                    l2 = nl, d2 = dif;
                    if (nl > maxn)
                      break;
                    var mmd = Math.min(dif, nl - 2);
                    var md = 0;
                    for (var j = 0; j < mmd; ++j) {
                      var ti = i3 - dif + j & 32767;
                      var pti = prev[ti];
                      var cd = ti - pti & 32767;
                      if (cd > md)
                        md = cd, pimod = ti;
                    }
                  }
                }
                imod = pimod, pimod = prev[imod];
                dif += imod - pimod & 32767;
              }
            }
            if (d2) {
              syms[li++] = 268435456 | revfl[l2] << 18 | revfd[d2];
              var lin = revfl[l2] & 31, din = revfd[d2] & 31;
              eb += fleb[lin] + fdeb[din];
              ++lf[257 + lin];
              ++df[din];
              wi = i3 + l2;
              ++lc_1;
            } else {
              syms[li++] = dat[i3];
              ++lf[dat[i3]];
            }
          }
        }
        for (i3 = Math.max(i3, wi); i3 < s2; ++i3) {
          syms[li++] = dat[i3];
          ++lf[dat[i3]];
        }
        pos = wblk(dat, w2, lst, syms, lf, df, eb, li, bs, i3 - bs, pos);
        if (!lst) {
          st.r = pos & 7 | w2[pos / 8 | 0] << 3;
          pos -= 7;
          st.h = head, st.p = prev, st.i = i3, st.w = wi;
        }
      } else {
        for (var i3 = st.w || 0; i3 < s2 + lst; i3 += 65535) {
          var e2 = i3 + 65535;
          if (e2 >= s2) {
            w2[pos / 8 | 0] = lst;
            e2 = s2;
          }
          pos = wfblk(w2, pos + 1, dat.subarray(i3, e2));
        }
        st.i = s2;
      }
      return slc(o2, 0, pre + shft(pos) + post);
    };
    adler = function() {
      var a2 = 1, b = 0;
      return {
        p: function(d2) {
          var n2 = a2, m2 = b;
          var l2 = d2.length | 0;
          for (var i3 = 0; i3 != l2; ) {
            var e2 = Math.min(i3 + 2655, l2);
            for (; i3 < e2; ++i3)
              m2 += n2 += d2[i3];
            n2 = (n2 & 65535) + 15 * (n2 >> 16), m2 = (m2 & 65535) + 15 * (m2 >> 16);
          }
          a2 = n2, b = m2;
        },
        d: function() {
          a2 %= 65521, b %= 65521;
          return (a2 & 255) << 24 | (a2 & 65280) << 8 | (b & 255) << 8 | b >> 8;
        }
      };
    };
    dopt = function(dat, opt, pre, post, st) {
      if (!st) {
        st = { l: 1 };
        if (opt.dictionary) {
          var dict = opt.dictionary.subarray(-32768);
          var newDat = new u8(dict.length + dat.length);
          newDat.set(dict);
          newDat.set(dat, dict.length);
          dat = newDat;
          st.w = dict.length;
        }
      }
      return dflt(dat, opt.level == null ? 6 : opt.level, opt.mem == null ? st.l ? Math.ceil(Math.max(8, Math.min(13, Math.log(dat.length))) * 1.5) : 20 : 12 + opt.mem, pre, post, st);
    };
    wbytes = function(d2, b, v) {
      for (; v; ++b)
        d2[b] = v, v >>>= 8;
    };
    zlh = function(c2, o2) {
      var lv = o2.level, fl2 = lv == 0 ? 0 : lv < 6 ? 1 : lv == 9 ? 3 : 2;
      c2[0] = 120, c2[1] = fl2 << 6 | (o2.dictionary && 32);
      c2[1] |= 31 - (c2[0] << 8 | c2[1]) % 31;
      if (o2.dictionary) {
        var h2 = adler();
        h2.p(o2.dictionary);
        wbytes(c2, 2, h2.d());
      }
    };
    zls = function(d2, dict) {
      if ((d2[0] & 15) != 8 || d2[0] >> 4 > 7 || (d2[0] << 8 | d2[1]) % 31)
        err(6, "invalid zlib data");
      if ((d2[1] >> 5 & 1) == +!dict)
        err(6, "invalid zlib data: " + (d2[1] & 32 ? "need" : "unexpected") + " dictionary");
      return (d2[1] >> 3 & 4) + 2;
    };
    Inflate = /* @__PURE__ */ (function() {
      function Inflate2(opts, cb) {
        if (typeof opts == "function")
          cb = opts, opts = {};
        this.ondata = cb;
        var dict = opts && opts.dictionary && opts.dictionary.subarray(-32768);
        this.s = { i: 0, b: dict ? dict.length : 0 };
        this.o = new u8(32768);
        this.p = new u8(0);
        if (dict)
          this.o.set(dict);
      }
      Inflate2.prototype.e = function(c2) {
        if (!this.ondata)
          err(5);
        if (this.d)
          err(4);
        if (!this.p.length)
          this.p = c2;
        else if (c2.length) {
          var n2 = new u8(this.p.length + c2.length);
          n2.set(this.p), n2.set(c2, this.p.length), this.p = n2;
        }
      };
      Inflate2.prototype.c = function(final) {
        this.s.i = +(this.d = final || false);
        var bts = this.s.b;
        var dt = inflt(this.p, this.s, this.o);
        this.ondata(slc(dt, bts, this.s.b), this.d);
        this.o = slc(dt, this.s.b - 32768), this.s.b = this.o.length;
        this.p = slc(this.p, this.s.p / 8 | 0), this.s.p &= 7;
      };
      Inflate2.prototype.push = function(chunk, final) {
        this.e(chunk), this.c(final);
      };
      return Inflate2;
    })();
    Unzlib = /* @__PURE__ */ (function() {
      function Unzlib2(opts, cb) {
        Inflate.call(this, opts, cb);
        this.v = opts && opts.dictionary ? 2 : 1;
      }
      Unzlib2.prototype.push = function(chunk, final) {
        Inflate.prototype.e.call(this, chunk);
        if (this.v) {
          if (this.p.length < 6 && !final)
            return;
          this.p = this.p.subarray(zls(this.p, this.v - 1)), this.v = 0;
        }
        if (final) {
          if (this.p.length < 4)
            err(6, "invalid zlib data");
          this.p = this.p.subarray(0, -4);
        }
        Inflate.prototype.c.call(this, final);
      };
      return Unzlib2;
    })();
    td = typeof TextDecoder != "undefined" && /* @__PURE__ */ new TextDecoder();
    tds = 0;
    try {
      td.decode(et, { stream: true });
      tds = 1;
    } catch (e2) {
    }
  }
});

// src/rendering/images/formats/inflateUpTo.ts
function inflateUpTo(compressed, maxLength) {
  const parts = [];
  let length = 0;
  const stream = new Unzlib((part) => {
    parts.push(part);
    length += part.length;
  });
  for (let start2 = 0; start2 < compressed.length && length < maxLength; start2 += pieceLength)
    stream.push(compressed.subarray(start2, start2 + pieceLength));
  return joinBytes(parts).subarray(0, maxLength);
}
var pieceLength;
var init_inflateUpTo = __esm({
  "src/rendering/images/formats/inflateUpTo.ts"() {
    "use strict";
    init_browser();
    init_joinBytes();
    pieceLength = 8192;
  }
});

// src/rendering/images/formats/pngFile.ts
function readPngChunks(bytes) {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = [];
  let start2 = signatureSize;
  do {
    const end2 = start2 + chunkOverhead + file.getUint32(start2);
    file.getUint8(end2 - 1);
    const name = String.fromCharCode(...bytes.subarray(start2 + 4, start2 + 8));
    const content = bytes.subarray(start2 + 8, end2 - 4);
    chunks.push({ name, content, bytes: bytes.subarray(start2, end2) });
    start2 = end2;
  } while (chunks.at(-1)?.name !== "IEND");
  if (chunks[0]?.name !== "IHDR" || chunks[0].content.length !== 13)
    throw new DamagedImageError("A PNG without IHDR");
  return chunks;
}
function hasValidChecksum({ bytes }) {
  const end2 = bytes.length - 4;
  const sum = new DataView(bytes.buffer, bytes.byteOffset + end2).getUint32(0);
  return computeCrc32(bytes.subarray(4, end2)) === sum;
}
function computeCrc32(bytes) {
  crcTable ??= Uint32Array.from({ length: 256 }, (_2, byte) => {
    let sum2 = byte;
    for (let bit = 0; bit < 8; bit++) sum2 = sum2 >>> 1 ^ (sum2 & 1 ? 3988292384 : 0);
    return sum2;
  });
  let sum = 4294967295;
  for (const byte of bytes) sum = sum >>> 8 ^ (crcTable[(sum ^ byte) & 255] ?? 0);
  return ~sum >>> 0;
}
function isAnimatedPng(chunks) {
  const [animation, pixels] = ["acTL", "IDAT"].map(
    (name) => chunks.findIndex((chunk) => chunk.name === name)
  );
  return animation >= 0 && animation < pixels;
}
function extractFirstFrame(chunks) {
  if (!isAnimatedPng(chunks)) return chunks;
  const still = chunks.filter(({ name }) => !["acTL", "fcTL", "fdAT"].includes(name));
  const [control = chunks.length, next = chunks.length] = chunks.flatMap(
    ({ name }, index) => name === "fcTL" ? [index] : []
  );
  if (control < chunks.findIndex(({ name }) => name === "IDAT") || control === chunks.length)
    return still;
  const size2 = chunks[0]?.content.subarray(0, 8);
  const frame = chunks[control]?.content;
  const isWhole = size2?.every((byte, index) => byte === frame?.[4 + index]);
  if (!isWhole) return void 0;
  const pixels = chunks.slice(control, next).flatMap(
    ({ name, content }) => name === "fdAT" ? [buildChunk("IDAT", content.subarray(4))] : []
  );
  const leadingChunks = still.slice(
    0,
    still.findIndex(({ name }) => name === "IDAT")
  );
  return [...leadingChunks, ...pixels, buildChunk("IEND", new Uint8Array())];
}
function buildChunk(name, content) {
  const bytes = new Uint8Array(chunkOverhead + content.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(
    Array.from(name, (letter3) => letter3.charCodeAt(0)),
    4
  );
  bytes.set(content, 8);
  view.setUint32(8 + content.length, computeCrc32(bytes.subarray(4, 8 + content.length)));
  return { name, content, bytes };
}
var signatureSize, chunkOverhead, isAncillaryPngChunk, crcTable, signature, serializePng;
var init_pngFile = __esm({
  "src/rendering/images/formats/pngFile.ts"() {
    "use strict";
    init_damagedImage();
    init_joinBytes();
    signatureSize = 8;
    chunkOverhead = 12;
    isAncillaryPngChunk = ({ name }) => name >= "a";
    signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
    serializePng = (chunks) => joinBytes([signature, ...chunks.map(({ bytes }) => bytes)]);
  }
});

// src/rendering/images/formats/pngColors.ts
function readPngColorSpace(chunks) {
  const leadingChunks = chunks.slice(
    0,
    chunks.findIndex(({ name }) => name === "IDAT")
  );
  const find = (name) => leadingChunks.find((chunk) => chunk.name === name && hasValidChecksum(chunk))?.content;
  const isGrey = [0, 4].includes(chunks[0]?.content[9] ?? 0);
  return readCicpColors(find("cICP")) ?? readProfileColors(find("iCCP"), isGrey) ?? (find("sRGB") ? "sRGB" : readGammaColors(find("gAMA"), find("cHRM")));
}
function readCicpColors(content) {
  if (!content) return void 0;
  const [primaries = 0, curve = 0, matrix, isFullRange] = content;
  if (matrix !== 0) throw new DamagedImageError("Not red, green and blue");
  if (isFullRange !== 1) return void 0;
  const isKnown = (primaries in videoPrimaries || otherPrimaries.includes(primaries)) && (curve in videoCurves || otherCurves.includes(curve));
  if (!isKnown) return void 0;
  const toneCurve = videoCurves[curve];
  const [white8, red, green, blue] = videoPrimaries[primaries] ?? [];
  if (!toneCurve || !white8 || !red || !green || !blue) return "unknown";
  const toXyz2 = computeRgbToXyz(white8, [red, green, blue]);
  return toXyz2 ? { curves: [toneCurve, toneCurve, toneCurve], toXyz: toXyz2 } : "unknown";
}
function readProfileColors(content, isGrey) {
  if (!content) return void 0;
  const profile = readIccProfile(inflateProfile(content.subarray(content.indexOf(0) + 2)));
  if (!profile) return void 0;
  const fits = profile.model === "RGB " || profile.model === "GRAY" && isGrey;
  return fits ? profile.space ?? "unknown" : "sRGB";
}
function inflateProfile(compressed) {
  let profile = new Uint8Array();
  try {
    profile = inflateUpTo(compressed, maxProfileLength + 1);
  } catch {
    return profile;
  }
  if (profile.length > maxProfileLength) throw new DamagedImageError("A profile that is too large");
  return profile;
}
function readGammaColors(gamma, primaries) {
  const [value = 0] = readNumbers(gamma);
  if (value <= 0) return "sRGB";
  const [wx, wy, rx, ry, gx, gy, bx, by] = readNumbers(primaries);
  const isNeutral = value > neutralGamma.from && value < neutralGamma.to;
  if (by === void 0 && isNeutral) return "sRGB";
  const curve = createPowerCurve(1 / value);
  const toXyz2 = by === void 0 ? srgbToXyz : computeRgbToXyz(
    [wx ?? 0, wy ?? 0],
    [
      [rx ?? 0, ry ?? 0],
      [gx ?? 0, gy ?? 0],
      [bx ?? 0, by]
    ]
  );
  return toXyz2 ? { curves: [curve, curve, curve], toXyz: toXyz2 } : "sRGB";
}
function readNumbers(content) {
  if (!content) return [];
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const count = Math.floor(content.length / 4);
  return Array.from({ length: count }, (_2, index) => view.getUint32(4 * index) / gammaScale);
}
var d65, illuminantC, smpte, p3, videoPrimaries, createPowerCurve, videoCurves, otherPrimaries, otherCurves, maxProfileLength, gammaScale, neutralGamma;
var init_pngColors = __esm({
  "src/rendering/images/formats/pngColors.ts"() {
    "use strict";
    init_colorSpace();
    init_damagedImage();
    init_iccProfile();
    init_inflateUpTo();
    init_pngFile();
    d65 = [0.3127, 0.329];
    illuminantC = [0.31, 0.316];
    smpte = [
      [0.63, 0.34],
      [0.31, 0.595],
      [0.155, 0.07]
    ];
    p3 = [
      [0.68, 0.32],
      [0.265, 0.69],
      [0.15, 0.06]
    ];
    videoPrimaries = {
      1: [d65, [0.64, 0.33], [0.3, 0.6], [0.15, 0.06]],
      4: [illuminantC, [0.67, 0.33], [0.21, 0.71], [0.14, 0.08]],
      5: [d65, [0.64, 0.33], [0.29, 0.6], [0.15, 0.06]],
      6: [d65, ...smpte],
      7: [d65, ...smpte],
      9: [d65, [0.708, 0.292], [0.17, 0.797], [0.131, 0.046]],
      11: [[0.314, 0.351], ...p3],
      12: [d65, ...p3]
    };
    createPowerCurve = (exponent) => (sample) => sample ** exponent;
    videoCurves = {
      1: createPowerCurve(2.4),
      4: createPowerCurve(2.2),
      5: createPowerCurve(2.8),
      6: createPowerCurve(2.4),
      8: createPowerCurve(1),
      11: createPowerCurve(2.4),
      12: srgbCurve,
      13: srgbCurve,
      14: createPowerCurve(2.4),
      15: createPowerCurve(2.4)
    };
    otherPrimaries = [8, 10, 22];
    otherCurves = [7, 16, 17, 18];
    maxProfileLength = 8e6;
    gammaScale = 1e5;
    neutralGamma = { from: 0.95 / 2.2, to: 1.05 / 2.2 };
  }
});

// src/rendering/images/formats/readGif.ts
function parseGif(bytes) {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const globalPalette = readPalette(bytes, 13, file.getUint8(10));
  let transparent;
  let offset = 13 + globalPalette.length;
  for (; file.getUint8(offset) === extension; offset = skipBlocks(file, offset + 2)) {
    if (file.getUint8(offset + 1) !== graphicControl) continue;
    transparent = file.getUint8(offset + 3) & 1 ? file.getUint8(offset + 6) : void 0;
  }
  if (file.getUint8(offset) !== image) throw new DamagedImageError("A GIF without a picture");
  const [left, top4, width3, height3] = [1, 3, 5, 7].map(
    (position) => file.getUint16(offset + position, true)
  );
  const flags = file.getUint8(offset + 9);
  const ownPalette = readPalette(bytes, offset + 10, flags);
  const start2 = offset + 10 + ownPalette.length;
  const end2 = skipBlocks(file, start2 + 1);
  return {
    // A frame beyond the declared size enlarges the image.
    width: Math.max(file.getUint16(6, true), left + width3),
    height: Math.max(file.getUint16(8, true), top4 + height3),
    frame: { left, top: top4, width: width3, height: height3 },
    palette: ownPalette.length > 0 ? ownPalette : globalPalette,
    transparent,
    isInterlaced: (flags & 64) !== 0,
    codeSize: file.getUint8(start2),
    codes: start2 + 1,
    end: end2,
    isAnimated: hasAnotherFrame(bytes, end2)
  };
}
function skipBlocks(file, from) {
  let offset = from;
  while (file.getUint8(offset) !== 0) offset += 1 + file.getUint8(offset);
  return offset + 1;
}
function hasAnotherFrame(bytes, from) {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hasFrame = readIfUndamaged(() => {
    let offset = from;
    while (file.getUint8(offset) === extension) offset = skipBlocks(file, offset + 2);
    return file.getUint8(offset) === image;
  });
  return hasFrame ?? false;
}
function truncateToFirstFrame(bytes, { end: end2 }) {
  const still = new Uint8Array(end2 + 1);
  still.set(bytes.subarray(0, end2));
  still[end2] = trailer;
  return still;
}
function readGif(bytes) {
  const gif = parseGif(bytes);
  const { width: width3, height: height3, frame, palette, transparent } = gif;
  const indices = decodeCodes(bytes, gif);
  const rgba = new Uint8Array(width3 * height3 * 4);
  const rows = gif.isInterlaced ? listInterlacedRows(frame.height) : void 0;
  for (let row = 0; row < frame.height; row++) {
    const y2 = frame.top + (rows?.[row] ?? row);
    for (let column2 = 0; column2 < frame.width; column2++) {
      const color = indices[row * frame.width + column2] ?? 0;
      if (color === transparent) continue;
      const offset = 4 * (y2 * width3 + frame.left + column2);
      rgba[offset] = palette[3 * color] ?? 0;
      rgba[offset + 1] = palette[3 * color + 1] ?? 0;
      rgba[offset + 2] = palette[3 * color + 2] ?? 0;
      rgba[offset + 3] = 255;
    }
  }
  return { width: width3, height: height3, rgba };
}
function listInterlacedRows(height3) {
  const passes = [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2]
  ];
  return passes.flatMap(([from, step]) => {
    const rows = [];
    for (let row = from; row < height3; row += step) rows.push(row);
    return rows;
  });
}
function decodeCodes(bytes, { frame, codeSize, codes }) {
  const indices = new Uint8Array(frame.width * frame.height);
  const clear = 2 ** codeSize;
  if (codeSize < 1 || codeSize > 8) throw new DamagedImageError("A GIF of other codes");
  const prefix = new Uint16Array(maxCodes);
  const suffix = new Uint8Array(maxCodes);
  const lengths = new Uint16Array(maxCodes).fill(1, 0, clear);
  for (let index = 0; index < clear; index++) suffix[index] = index;
  const readCode = createCodeReader(bytes, codes);
  let [size2, next, previous, filled] = [codeSize + 1, clear + 2, -1, 0];
  while (filled < indices.length) {
    const code = readCode(size2);
    if (code === clear) {
      [size2, next, previous] = [codeSize + 1, clear + 2, -1];
      continue;
    }
    if (code === void 0 || code === clear + 1 || code > next || code === next && previous < 0)
      throw new DamagedImageError("Too few pixels");
    const isNew = code === next;
    const source = isNew ? previous : code;
    const length = lengths[source] ?? 0;
    let [offset, step] = [filled + length - 1, source];
    for (; offset > filled; offset--, step = prefix[step] ?? 0)
      if (offset < indices.length) indices[offset] = suffix[step] ?? 0;
    const first = suffix[step] ?? 0;
    indices[filled] = first;
    filled += length;
    if (isNew && filled < indices.length) indices[filled] = first;
    if (isNew) filled++;
    if (previous >= 0 && next < maxCodes) {
      prefix[next] = previous;
      suffix[next] = first;
      lengths[next] = (lengths[previous] ?? 0) + 1;
      next++;
    }
    if (next === 2 ** size2 && size2 < 12) size2++;
    previous = code;
  }
  return indices;
}
function createCodeReader(bytes, start2) {
  let [offset, blockEnd, bits2, count] = [start2, start2, 0, 0];
  return (size2) => {
    while (count < size2) {
      if (offset === blockEnd) {
        const length = bytes[offset++] ?? 0;
        if (length === 0) return void 0;
        blockEnd = offset + length;
      }
      bits2 |= (bytes[offset++] ?? 0) << count;
      count += 8;
    }
    const code = bits2 & 2 ** size2 - 1;
    bits2 >>>= size2;
    count -= size2;
    return code;
  };
}
var extension, graphicControl, image, readPalette, trailer, maxCodes;
var init_readGif = __esm({
  "src/rendering/images/formats/readGif.ts"() {
    "use strict";
    init_damagedImage();
    extension = 33;
    graphicControl = 249;
    image = 44;
    readPalette = (bytes, offset, flags) => bytes.subarray(offset, flags & 128 ? offset + 3 * 2 ** ((flags & 7) + 1) : offset);
    trailer = 59;
    maxCodes = 4096;
  }
});

// src/rendering/images/chooseImageConversion.ts
function inspectByFormat(bytes) {
  const type = detectImageType(bytes);
  if (type) return inspectors[type](bytes);
  if (isMarkup(bytes)) throw new DamagedImageError("A drawing, not a picture of pixels");
  const isSequence = String.fromCharCode(...bytes.subarray(4, 12)) === "ftypavis";
  return { kind: isSequence ? "drawn" : "file" };
}
function inspectPng(bytes) {
  const chunks = readPngChunks(bytes);
  if (readPngColorSpace(chunks) === "unknown") return { kind: "drawn" };
  if (!isAnimatedPng(chunks)) return { kind: "file" };
  const frame = extractFirstFrame(chunks);
  return frame ? { kind: "still", bytes: serializePng(frame), mediaType: "image/png" } : { kind: "drawn" };
}
function inspectJpeg(bytes) {
  const file = parseJpeg(bytes);
  if (file.width * file.height === 0) throw new DamagedImageError("No pixels");
  const { components, profile } = file;
  const isColorProfile = profile && String.fromCharCode(...profile.subarray(16, 19)) === "RGB";
  const differsInPrint = components === 1 && isColorProfile || readJpegColorSpace(file) === "unknown";
  return { kind: differsInPrint ? "drawn" : "file" };
}
function inspectGif(bytes) {
  const gif = parseGif(bytes);
  return gif.isAnimated ? { kind: "still", bytes: truncateToFirstFrame(bytes, gif), mediaType: "image/gif" } : { kind: "file" };
}
function inspectWebp(bytes) {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  file.getUint8(file.getUint32(4, true) + 7);
  const isExtended = String.fromCharCode(...bytes.subarray(12, 16)) === "VP8X";
  const isAnimation = isExtended && (file.getUint8(20) & animationFlag) !== 0;
  return { kind: isAnimation ? "drawn" : "file" };
}
var chooseImageConversion, inspectors, animationFlag, markupStart, inspectedBytes, isMarkup;
var init_chooseImageConversion = __esm({
  "src/rendering/images/chooseImageConversion.ts"() {
    "use strict";
    init_damagedImage();
    init_detectImageType();
    init_readJpegColorSpace();
    init_jpegFile();
    init_pngColors();
    init_pngFile();
    init_readGif();
    chooseImageConversion = (bytes) => rejectTruncated(() => inspectByFormat(bytes));
    inspectors = {
      "image/png": inspectPng,
      "image/jpeg": inspectJpeg,
      "image/gif": inspectGif,
      "image/webp": inspectWebp
    };
    animationFlag = 2;
    markupStart = /^[\s\uFEFF]*</;
    inspectedBytes = 256;
    isMarkup = (bytes) => markupStart.test(new TextDecoder().decode(bytes.subarray(0, inspectedBytes)));
  }
});

// src/rendering/images/createConvertedImageUrl.ts
var createConvertedImageUrl_exports = {};
__export(createConvertedImageUrl_exports, {
  createConvertedImageUrl: () => createConvertedImageUrl
});
async function createConvertedImageUrl(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const rendition = chooseImageConversion(bytes);
  if (rendition.kind === "still") {
    const still = new Blob([rendition.bytes], { type: rendition.mediaType });
    (await createImageBitmap(still)).close();
    return toDataUrl(still);
  }
  const isJpeg = bytes[0] === 255 && bytes[1] === 216;
  if (rendition.kind === "file" && isJpeg) return void 0;
  const bitmap = await createImageBitmap(file);
  try {
    return rendition.kind === "file" ? void 0 : drawBitmap(bitmap)[0].toDataURL();
  } finally {
    bitmap.close();
  }
}
var init_createConvertedImageUrl = __esm({
  "src/rendering/images/createConvertedImageUrl.ts"() {
    "use strict";
    init_dataUrl();
    init_drawBitmap();
    init_chooseImageConversion();
  }
});

// src/rendering/images/getDisplayableImageUrl.ts
async function loadDisplayUrl(url) {
  const [{ createConvertedImageUrl: createConvertedImageUrl2 }, file] = await Promise.all([
    retryImport(importDisplayUrls),
    fetchImageFile(url)
  ]);
  return await createConvertedImageUrl2(file) ?? url;
}
async function fetchImageFile(url) {
  return url.startsWith("data:") ? new Blob([decodeDataUrl(url)]) : fetchFile(url, timeouts.image);
}
var displayUrls, maxCached, getDisplayableImageUrl, importDisplayUrls;
var init_getDisplayableImageUrl = __esm({
  "src/rendering/images/getDisplayableImageUrl.ts"() {
    "use strict";
    init_retryImport();
    init_getOrCreatePromise();
    init_timeouts();
    init_fetchFile();
    init_dataUrl();
    displayUrls = /* @__PURE__ */ new Map();
    maxCached = 12;
    getDisplayableImageUrl = (url) => getOrCreatePromise(displayUrls, url, () => loadDisplayUrl(url), maxCached);
    importDisplayUrls = () => Promise.resolve().then(() => (init_createConvertedImageUrl(), createConvertedImageUrl_exports));
  }
});

// node_modules/jpeg-js/lib/decoder.js
var require_decoder = __commonJS({
  "node_modules/jpeg-js/lib/decoder.js"(exports, module) {
    var JpegImage = (function jpegImage() {
      "use strict";
      var dctZigZag = new Int32Array([
        0,
        1,
        8,
        16,
        9,
        2,
        3,
        10,
        17,
        24,
        32,
        25,
        18,
        11,
        4,
        5,
        12,
        19,
        26,
        33,
        40,
        48,
        41,
        34,
        27,
        20,
        13,
        6,
        7,
        14,
        21,
        28,
        35,
        42,
        49,
        56,
        57,
        50,
        43,
        36,
        29,
        22,
        15,
        23,
        30,
        37,
        44,
        51,
        58,
        59,
        52,
        45,
        38,
        31,
        39,
        46,
        53,
        60,
        61,
        54,
        47,
        55,
        62,
        63
      ]);
      var dctCos1 = 4017;
      var dctSin1 = 799;
      var dctCos3 = 3406;
      var dctSin3 = 2276;
      var dctCos6 = 1567;
      var dctSin6 = 3784;
      var dctSqrt2 = 5793;
      var dctSqrt1d2 = 2896;
      function constructor() {
      }
      function buildHuffmanTable(codeLengths, values) {
        var k = 0, code = [], i3, j, length = 16;
        while (length > 0 && !codeLengths[length - 1])
          length--;
        code.push({ children: [], index: 0 });
        var p2 = code[0], q;
        for (i3 = 0; i3 < length; i3++) {
          for (j = 0; j < codeLengths[i3]; j++) {
            p2 = code.pop();
            p2.children[p2.index] = values[k];
            while (p2.index > 0) {
              if (code.length === 0)
                throw new Error("Could not recreate Huffman Table");
              p2 = code.pop();
            }
            p2.index++;
            code.push(p2);
            while (code.length <= i3) {
              code.push(q = { children: [], index: 0 });
              p2.children[p2.index] = q.children;
              p2 = q;
            }
            k++;
          }
          if (i3 + 1 < length) {
            code.push(q = { children: [], index: 0 });
            p2.children[p2.index] = q.children;
            p2 = q;
          }
        }
        return code[0].children;
      }
      function decodeScan(data, offset, frame, components, resetInterval, spectralStart, spectralEnd, successivePrev, successive, opts) {
        var precision = frame.precision;
        var samplesPerLine = frame.samplesPerLine;
        var scanLines = frame.scanLines;
        var mcusPerLine = frame.mcusPerLine;
        var progressive = frame.progressive;
        var maxH = frame.maxH, maxV = frame.maxV;
        var startOffset = offset, bitsData = 0, bitsCount = 0;
        function readBit() {
          if (bitsCount > 0) {
            bitsCount--;
            return bitsData >> bitsCount & 1;
          }
          bitsData = data[offset++];
          if (bitsData == 255) {
            var nextByte = data[offset++];
            if (nextByte) {
              throw new Error("unexpected marker: " + (bitsData << 8 | nextByte).toString(16));
            }
          }
          bitsCount = 7;
          return bitsData >>> 7;
        }
        function decodeHuffman(tree) {
          var node = tree, bit;
          while ((bit = readBit()) !== null) {
            node = node[bit];
            if (typeof node === "number")
              return node;
            if (typeof node !== "object")
              throw new Error("invalid huffman sequence");
          }
          return null;
        }
        function receive(length) {
          var n3 = 0;
          while (length > 0) {
            var bit = readBit();
            if (bit === null) return;
            n3 = n3 << 1 | bit;
            length--;
          }
          return n3;
        }
        function receiveAndExtend(length) {
          var n3 = receive(length);
          if (n3 >= 1 << length - 1)
            return n3;
          return n3 + (-1 << length) + 1;
        }
        function decodeBaseline(component2, zz) {
          var t2 = decodeHuffman(component2.huffmanTableDC);
          var diff = t2 === 0 ? 0 : receiveAndExtend(t2);
          zz[0] = component2.pred += diff;
          var k2 = 1;
          while (k2 < 64) {
            var rs = decodeHuffman(component2.huffmanTableAC);
            var s2 = rs & 15, r2 = rs >> 4;
            if (s2 === 0) {
              if (r2 < 15)
                break;
              k2 += 16;
              continue;
            }
            k2 += r2;
            var z2 = dctZigZag[k2];
            zz[z2] = receiveAndExtend(s2);
            k2++;
          }
        }
        function decodeDCFirst(component2, zz) {
          var t2 = decodeHuffman(component2.huffmanTableDC);
          var diff = t2 === 0 ? 0 : receiveAndExtend(t2) << successive;
          zz[0] = component2.pred += diff;
        }
        function decodeDCSuccessive(component2, zz) {
          zz[0] |= readBit() << successive;
        }
        var eobrun = 0;
        function decodeACFirst(component2, zz) {
          if (eobrun > 0) {
            eobrun--;
            return;
          }
          var k2 = spectralStart, e2 = spectralEnd;
          while (k2 <= e2) {
            var rs = decodeHuffman(component2.huffmanTableAC);
            var s2 = rs & 15, r2 = rs >> 4;
            if (s2 === 0) {
              if (r2 < 15) {
                eobrun = receive(r2) + (1 << r2) - 1;
                break;
              }
              k2 += 16;
              continue;
            }
            k2 += r2;
            var z2 = dctZigZag[k2];
            zz[z2] = receiveAndExtend(s2) * (1 << successive);
            k2++;
          }
        }
        var successiveACState = 0, successiveACNextValue;
        function decodeACSuccessive(component2, zz) {
          var k2 = spectralStart, e2 = spectralEnd, r2 = 0;
          while (k2 <= e2) {
            var z2 = dctZigZag[k2];
            var direction = zz[z2] < 0 ? -1 : 1;
            switch (successiveACState) {
              case 0:
                var rs = decodeHuffman(component2.huffmanTableAC);
                var s2 = rs & 15, r2 = rs >> 4;
                if (s2 === 0) {
                  if (r2 < 15) {
                    eobrun = receive(r2) + (1 << r2);
                    successiveACState = 4;
                  } else {
                    r2 = 16;
                    successiveACState = 1;
                  }
                } else {
                  if (s2 !== 1)
                    throw new Error("invalid ACn encoding");
                  successiveACNextValue = receiveAndExtend(s2);
                  successiveACState = r2 ? 2 : 3;
                }
                continue;
              case 1:
              // skipping r zero items
              case 2:
                if (zz[z2])
                  zz[z2] += (readBit() << successive) * direction;
                else {
                  r2--;
                  if (r2 === 0)
                    successiveACState = successiveACState == 2 ? 3 : 0;
                }
                break;
              case 3:
                if (zz[z2])
                  zz[z2] += (readBit() << successive) * direction;
                else {
                  zz[z2] = successiveACNextValue << successive;
                  successiveACState = 0;
                }
                break;
              case 4:
                if (zz[z2])
                  zz[z2] += (readBit() << successive) * direction;
                break;
            }
            k2++;
          }
          if (successiveACState === 4) {
            eobrun--;
            if (eobrun === 0)
              successiveACState = 0;
          }
        }
        function decodeMcu(component2, decode3, mcu2, row, col) {
          var mcuRow = mcu2 / mcusPerLine | 0;
          var mcuCol = mcu2 % mcusPerLine;
          var blockRow = mcuRow * component2.v + row;
          var blockCol = mcuCol * component2.h + col;
          if (component2.blocks[blockRow] === void 0 && opts.tolerantDecoding)
            return;
          decode3(component2, component2.blocks[blockRow][blockCol]);
        }
        function decodeBlock(component2, decode3, mcu2) {
          var blockRow = mcu2 / component2.blocksPerLine | 0;
          var blockCol = mcu2 % component2.blocksPerLine;
          if (component2.blocks[blockRow] === void 0 && opts.tolerantDecoding)
            return;
          decode3(component2, component2.blocks[blockRow][blockCol]);
        }
        var componentsLength = components.length;
        var component, i3, j, k, n2;
        var decodeFn;
        if (progressive) {
          if (spectralStart === 0)
            decodeFn = successivePrev === 0 ? decodeDCFirst : decodeDCSuccessive;
          else
            decodeFn = successivePrev === 0 ? decodeACFirst : decodeACSuccessive;
        } else {
          decodeFn = decodeBaseline;
        }
        var mcu = 0, marker2;
        var mcuExpected;
        if (componentsLength == 1) {
          mcuExpected = components[0].blocksPerLine * components[0].blocksPerColumn;
        } else {
          mcuExpected = mcusPerLine * frame.mcusPerColumn;
        }
        if (!resetInterval) resetInterval = mcuExpected;
        var h2, v;
        while (mcu < mcuExpected) {
          for (i3 = 0; i3 < componentsLength; i3++)
            components[i3].pred = 0;
          eobrun = 0;
          if (componentsLength == 1) {
            component = components[0];
            for (n2 = 0; n2 < resetInterval; n2++) {
              decodeBlock(component, decodeFn, mcu);
              mcu++;
            }
          } else {
            for (n2 = 0; n2 < resetInterval; n2++) {
              for (i3 = 0; i3 < componentsLength; i3++) {
                component = components[i3];
                h2 = component.h;
                v = component.v;
                for (j = 0; j < v; j++) {
                  for (k = 0; k < h2; k++) {
                    decodeMcu(component, decodeFn, mcu, j, k);
                  }
                }
              }
              mcu++;
              if (mcu === mcuExpected) break;
            }
          }
          if (mcu === mcuExpected) {
            do {
              if (data[offset] === 255) {
                if (data[offset + 1] !== 0) {
                  break;
                }
              }
              offset += 1;
            } while (offset < data.length - 2);
          }
          bitsCount = 0;
          marker2 = data[offset] << 8 | data[offset + 1];
          if (marker2 < 65280) {
            throw new Error("marker was not found");
          }
          if (marker2 >= 65488 && marker2 <= 65495) {
            offset += 2;
          } else
            break;
        }
        return offset - startOffset;
      }
      function buildComponentData(frame, component) {
        var lines2 = [];
        var blocksPerLine = component.blocksPerLine;
        var blocksPerColumn = component.blocksPerColumn;
        var samplesPerLine = blocksPerLine << 3;
        var R = new Int32Array(64), r2 = new Uint8Array(64);
        function quantizeAndInverse(zz, dataOut, dataIn) {
          var qt = component.quantizationTable;
          var v0, v1, v2, v3, v4, v5, v6, v7, t2;
          var p2 = dataIn;
          var i4;
          for (i4 = 0; i4 < 64; i4++)
            p2[i4] = zz[i4] * qt[i4];
          for (i4 = 0; i4 < 8; ++i4) {
            var row = 8 * i4;
            if (p2[1 + row] == 0 && p2[2 + row] == 0 && p2[3 + row] == 0 && p2[4 + row] == 0 && p2[5 + row] == 0 && p2[6 + row] == 0 && p2[7 + row] == 0) {
              t2 = dctSqrt2 * p2[0 + row] + 512 >> 10;
              p2[0 + row] = t2;
              p2[1 + row] = t2;
              p2[2 + row] = t2;
              p2[3 + row] = t2;
              p2[4 + row] = t2;
              p2[5 + row] = t2;
              p2[6 + row] = t2;
              p2[7 + row] = t2;
              continue;
            }
            v0 = dctSqrt2 * p2[0 + row] + 128 >> 8;
            v1 = dctSqrt2 * p2[4 + row] + 128 >> 8;
            v2 = p2[2 + row];
            v3 = p2[6 + row];
            v4 = dctSqrt1d2 * (p2[1 + row] - p2[7 + row]) + 128 >> 8;
            v7 = dctSqrt1d2 * (p2[1 + row] + p2[7 + row]) + 128 >> 8;
            v5 = p2[3 + row] << 4;
            v6 = p2[5 + row] << 4;
            t2 = v0 - v1 + 1 >> 1;
            v0 = v0 + v1 + 1 >> 1;
            v1 = t2;
            t2 = v2 * dctSin6 + v3 * dctCos6 + 128 >> 8;
            v2 = v2 * dctCos6 - v3 * dctSin6 + 128 >> 8;
            v3 = t2;
            t2 = v4 - v6 + 1 >> 1;
            v4 = v4 + v6 + 1 >> 1;
            v6 = t2;
            t2 = v7 + v5 + 1 >> 1;
            v5 = v7 - v5 + 1 >> 1;
            v7 = t2;
            t2 = v0 - v3 + 1 >> 1;
            v0 = v0 + v3 + 1 >> 1;
            v3 = t2;
            t2 = v1 - v2 + 1 >> 1;
            v1 = v1 + v2 + 1 >> 1;
            v2 = t2;
            t2 = v4 * dctSin3 + v7 * dctCos3 + 2048 >> 12;
            v4 = v4 * dctCos3 - v7 * dctSin3 + 2048 >> 12;
            v7 = t2;
            t2 = v5 * dctSin1 + v6 * dctCos1 + 2048 >> 12;
            v5 = v5 * dctCos1 - v6 * dctSin1 + 2048 >> 12;
            v6 = t2;
            p2[0 + row] = v0 + v7;
            p2[7 + row] = v0 - v7;
            p2[1 + row] = v1 + v6;
            p2[6 + row] = v1 - v6;
            p2[2 + row] = v2 + v5;
            p2[5 + row] = v2 - v5;
            p2[3 + row] = v3 + v4;
            p2[4 + row] = v3 - v4;
          }
          for (i4 = 0; i4 < 8; ++i4) {
            var col = i4;
            if (p2[1 * 8 + col] == 0 && p2[2 * 8 + col] == 0 && p2[3 * 8 + col] == 0 && p2[4 * 8 + col] == 0 && p2[5 * 8 + col] == 0 && p2[6 * 8 + col] == 0 && p2[7 * 8 + col] == 0) {
              t2 = dctSqrt2 * dataIn[i4 + 0] + 8192 >> 14;
              p2[0 * 8 + col] = t2;
              p2[1 * 8 + col] = t2;
              p2[2 * 8 + col] = t2;
              p2[3 * 8 + col] = t2;
              p2[4 * 8 + col] = t2;
              p2[5 * 8 + col] = t2;
              p2[6 * 8 + col] = t2;
              p2[7 * 8 + col] = t2;
              continue;
            }
            v0 = dctSqrt2 * p2[0 * 8 + col] + 2048 >> 12;
            v1 = dctSqrt2 * p2[4 * 8 + col] + 2048 >> 12;
            v2 = p2[2 * 8 + col];
            v3 = p2[6 * 8 + col];
            v4 = dctSqrt1d2 * (p2[1 * 8 + col] - p2[7 * 8 + col]) + 2048 >> 12;
            v7 = dctSqrt1d2 * (p2[1 * 8 + col] + p2[7 * 8 + col]) + 2048 >> 12;
            v5 = p2[3 * 8 + col];
            v6 = p2[5 * 8 + col];
            t2 = v0 - v1 + 1 >> 1;
            v0 = v0 + v1 + 1 >> 1;
            v1 = t2;
            t2 = v2 * dctSin6 + v3 * dctCos6 + 2048 >> 12;
            v2 = v2 * dctCos6 - v3 * dctSin6 + 2048 >> 12;
            v3 = t2;
            t2 = v4 - v6 + 1 >> 1;
            v4 = v4 + v6 + 1 >> 1;
            v6 = t2;
            t2 = v7 + v5 + 1 >> 1;
            v5 = v7 - v5 + 1 >> 1;
            v7 = t2;
            t2 = v0 - v3 + 1 >> 1;
            v0 = v0 + v3 + 1 >> 1;
            v3 = t2;
            t2 = v1 - v2 + 1 >> 1;
            v1 = v1 + v2 + 1 >> 1;
            v2 = t2;
            t2 = v4 * dctSin3 + v7 * dctCos3 + 2048 >> 12;
            v4 = v4 * dctCos3 - v7 * dctSin3 + 2048 >> 12;
            v7 = t2;
            t2 = v5 * dctSin1 + v6 * dctCos1 + 2048 >> 12;
            v5 = v5 * dctCos1 - v6 * dctSin1 + 2048 >> 12;
            v6 = t2;
            p2[0 * 8 + col] = v0 + v7;
            p2[7 * 8 + col] = v0 - v7;
            p2[1 * 8 + col] = v1 + v6;
            p2[6 * 8 + col] = v1 - v6;
            p2[2 * 8 + col] = v2 + v5;
            p2[5 * 8 + col] = v2 - v5;
            p2[3 * 8 + col] = v3 + v4;
            p2[4 * 8 + col] = v3 - v4;
          }
          for (i4 = 0; i4 < 64; ++i4) {
            var sample2 = 128 + (p2[i4] + 8 >> 4);
            dataOut[i4] = sample2 < 0 ? 0 : sample2 > 255 ? 255 : sample2;
          }
        }
        requestMemoryAllocation(samplesPerLine * blocksPerColumn * 8);
        var i3, j;
        for (var blockRow = 0; blockRow < blocksPerColumn; blockRow++) {
          var scanLine = blockRow << 3;
          for (i3 = 0; i3 < 8; i3++)
            lines2.push(new Uint8Array(samplesPerLine));
          for (var blockCol = 0; blockCol < blocksPerLine; blockCol++) {
            quantizeAndInverse(component.blocks[blockRow][blockCol], r2, R);
            var offset = 0, sample = blockCol << 3;
            for (j = 0; j < 8; j++) {
              var line = lines2[scanLine + j];
              for (i3 = 0; i3 < 8; i3++)
                line[sample + i3] = r2[offset++];
            }
          }
        }
        return lines2;
      }
      function clampTo8bit(a2) {
        return a2 < 0 ? 0 : a2 > 255 ? 255 : a2;
      }
      constructor.prototype = {
        load: function load(path) {
          var xhr = new XMLHttpRequest();
          xhr.open("GET", path, true);
          xhr.responseType = "arraybuffer";
          xhr.onload = (function() {
            var data = new Uint8Array(xhr.response || xhr.mozResponseArrayBuffer);
            this.parse(data);
            if (this.onload)
              this.onload();
          }).bind(this);
          xhr.send(null);
        },
        parse: function parse2(data) {
          var maxResolutionInPixels = this.opts.maxResolutionInMP * 1e3 * 1e3;
          var offset = 0, length = data.length;
          function readUint16() {
            var value = data[offset] << 8 | data[offset + 1];
            offset += 2;
            return value;
          }
          function readDataBlock() {
            var length2 = readUint16();
            var array = data.subarray(offset, offset + length2 - 2);
            offset += array.length;
            return array;
          }
          function prepareComponents(frame2) {
            var maxH2 = 1, maxV2 = 1;
            var component2, componentId2;
            for (componentId2 in frame2.components) {
              if (frame2.components.hasOwnProperty(componentId2)) {
                component2 = frame2.components[componentId2];
                if (maxH2 < component2.h) maxH2 = component2.h;
                if (maxV2 < component2.v) maxV2 = component2.v;
              }
            }
            var mcusPerLine = Math.ceil(frame2.samplesPerLine / 8 / maxH2);
            var mcusPerColumn = Math.ceil(frame2.scanLines / 8 / maxV2);
            for (componentId2 in frame2.components) {
              if (frame2.components.hasOwnProperty(componentId2)) {
                component2 = frame2.components[componentId2];
                var blocksPerLine = Math.ceil(Math.ceil(frame2.samplesPerLine / 8) * component2.h / maxH2);
                var blocksPerColumn = Math.ceil(Math.ceil(frame2.scanLines / 8) * component2.v / maxV2);
                var blocksPerLineForMcu = mcusPerLine * component2.h;
                var blocksPerColumnForMcu = mcusPerColumn * component2.v;
                var blocksToAllocate = blocksPerColumnForMcu * blocksPerLineForMcu;
                var blocks = [];
                requestMemoryAllocation(blocksToAllocate * 256);
                for (var i4 = 0; i4 < blocksPerColumnForMcu; i4++) {
                  var row = [];
                  for (var j2 = 0; j2 < blocksPerLineForMcu; j2++)
                    row.push(new Int32Array(64));
                  blocks.push(row);
                }
                component2.blocksPerLine = blocksPerLine;
                component2.blocksPerColumn = blocksPerColumn;
                component2.blocks = blocks;
              }
            }
            frame2.maxH = maxH2;
            frame2.maxV = maxV2;
            frame2.mcusPerLine = mcusPerLine;
            frame2.mcusPerColumn = mcusPerColumn;
          }
          var jfif = null;
          var adobe = null;
          var pixels = null;
          var frame, resetInterval;
          var quantizationTables = [], frames = [];
          var huffmanTablesAC = [], huffmanTablesDC = [];
          var fileMarker = readUint16();
          var malformedDataOffset = -1;
          this.comments = [];
          if (fileMarker != 65496) {
            throw new Error("SOI not found");
          }
          fileMarker = readUint16();
          while (fileMarker != 65497) {
            var i3, j, l2;
            switch (fileMarker) {
              case 65280:
                break;
              case 65504:
              // APP0 (Application Specific)
              case 65505:
              // APP1
              case 65506:
              // APP2
              case 65507:
              // APP3
              case 65508:
              // APP4
              case 65509:
              // APP5
              case 65510:
              // APP6
              case 65511:
              // APP7
              case 65512:
              // APP8
              case 65513:
              // APP9
              case 65514:
              // APP10
              case 65515:
              // APP11
              case 65516:
              // APP12
              case 65517:
              // APP13
              case 65518:
              // APP14
              case 65519:
              // APP15
              case 65534:
                var appData = readDataBlock();
                if (fileMarker === 65534) {
                  var comment = String.fromCharCode.apply(null, appData);
                  this.comments.push(comment);
                }
                if (fileMarker === 65504) {
                  if (appData[0] === 74 && appData[1] === 70 && appData[2] === 73 && appData[3] === 70 && appData[4] === 0) {
                    jfif = {
                      version: { major: appData[5], minor: appData[6] },
                      densityUnits: appData[7],
                      xDensity: appData[8] << 8 | appData[9],
                      yDensity: appData[10] << 8 | appData[11],
                      thumbWidth: appData[12],
                      thumbHeight: appData[13],
                      thumbData: appData.subarray(14, 14 + 3 * appData[12] * appData[13])
                    };
                  }
                }
                if (fileMarker === 65505) {
                  if (appData[0] === 69 && appData[1] === 120 && appData[2] === 105 && appData[3] === 102 && appData[4] === 0) {
                    this.exifBuffer = appData.subarray(5, appData.length);
                  }
                }
                if (fileMarker === 65518) {
                  if (appData[0] === 65 && appData[1] === 100 && appData[2] === 111 && appData[3] === 98 && appData[4] === 101 && appData[5] === 0) {
                    adobe = {
                      version: appData[6],
                      flags0: appData[7] << 8 | appData[8],
                      flags1: appData[9] << 8 | appData[10],
                      transformCode: appData[11]
                    };
                  }
                }
                break;
              case 65499:
                var quantizationTablesLength = readUint16();
                var quantizationTablesEnd = quantizationTablesLength + offset - 2;
                while (offset < quantizationTablesEnd) {
                  var quantizationTableSpec = data[offset++];
                  requestMemoryAllocation(64 * 4);
                  var tableData = new Int32Array(64);
                  if (quantizationTableSpec >> 4 === 0) {
                    for (j = 0; j < 64; j++) {
                      var z2 = dctZigZag[j];
                      tableData[z2] = data[offset++];
                    }
                  } else if (quantizationTableSpec >> 4 === 1) {
                    for (j = 0; j < 64; j++) {
                      var z2 = dctZigZag[j];
                      tableData[z2] = readUint16();
                    }
                  } else
                    throw new Error("DQT: invalid table spec");
                  quantizationTables[quantizationTableSpec & 15] = tableData;
                }
                break;
              case 65472:
              // SOF0 (Start of Frame, Baseline DCT)
              case 65473:
              // SOF1 (Start of Frame, Extended DCT)
              case 65474:
                readUint16();
                frame = {};
                frame.extended = fileMarker === 65473;
                frame.progressive = fileMarker === 65474;
                frame.precision = data[offset++];
                frame.scanLines = readUint16();
                frame.samplesPerLine = readUint16();
                frame.components = {};
                frame.componentsOrder = [];
                var pixelsInFrame = frame.scanLines * frame.samplesPerLine;
                if (pixelsInFrame > maxResolutionInPixels) {
                  var exceededAmount = Math.ceil((pixelsInFrame - maxResolutionInPixels) / 1e6);
                  throw new Error(`maxResolutionInMP limit exceeded by ${exceededAmount}MP`);
                }
                var componentsCount = data[offset++], componentId;
                var maxH = 0, maxV = 0;
                for (i3 = 0; i3 < componentsCount; i3++) {
                  componentId = data[offset];
                  var h2 = data[offset + 1] >> 4;
                  var v = data[offset + 1] & 15;
                  var qId = data[offset + 2];
                  if (h2 <= 0 || v <= 0) {
                    throw new Error("Invalid sampling factor, expected values above 0");
                  }
                  frame.componentsOrder.push(componentId);
                  frame.components[componentId] = {
                    h: h2,
                    v,
                    quantizationIdx: qId
                  };
                  offset += 3;
                }
                prepareComponents(frame);
                frames.push(frame);
                break;
              case 65476:
                var huffmanLength = readUint16();
                for (i3 = 2; i3 < huffmanLength; ) {
                  var huffmanTableSpec = data[offset++];
                  var codeLengths = new Uint8Array(16);
                  var codeLengthSum = 0;
                  for (j = 0; j < 16; j++, offset++) {
                    codeLengthSum += codeLengths[j] = data[offset];
                  }
                  requestMemoryAllocation(16 + codeLengthSum);
                  var huffmanValues = new Uint8Array(codeLengthSum);
                  for (j = 0; j < codeLengthSum; j++, offset++)
                    huffmanValues[j] = data[offset];
                  i3 += 17 + codeLengthSum;
                  (huffmanTableSpec >> 4 === 0 ? huffmanTablesDC : huffmanTablesAC)[huffmanTableSpec & 15] = buildHuffmanTable(codeLengths, huffmanValues);
                }
                break;
              case 65501:
                readUint16();
                resetInterval = readUint16();
                break;
              case 65500:
                readUint16();
                readUint16();
                break;
              case 65498:
                var scanLength = readUint16();
                var selectorsCount = data[offset++];
                var components = [], component;
                for (i3 = 0; i3 < selectorsCount; i3++) {
                  component = frame.components[data[offset++]];
                  var tableSpec = data[offset++];
                  component.huffmanTableDC = huffmanTablesDC[tableSpec >> 4];
                  component.huffmanTableAC = huffmanTablesAC[tableSpec & 15];
                  components.push(component);
                }
                var spectralStart = data[offset++];
                var spectralEnd = data[offset++];
                var successiveApproximation = data[offset++];
                var processed = decodeScan(
                  data,
                  offset,
                  frame,
                  components,
                  resetInterval,
                  spectralStart,
                  spectralEnd,
                  successiveApproximation >> 4,
                  successiveApproximation & 15,
                  this.opts
                );
                offset += processed;
                break;
              case 65535:
                if (data[offset] !== 255) {
                  offset--;
                }
                break;
              default:
                if (data[offset - 3] == 255 && data[offset - 2] >= 192 && data[offset - 2] <= 254) {
                  offset -= 3;
                  break;
                } else if (fileMarker === 224 || fileMarker == 225) {
                  if (malformedDataOffset !== -1) {
                    throw new Error(`first unknown JPEG marker at offset ${malformedDataOffset.toString(16)}, second unknown JPEG marker ${fileMarker.toString(16)} at offset ${(offset - 1).toString(16)}`);
                  }
                  malformedDataOffset = offset - 1;
                  const nextOffset = readUint16();
                  if (data[offset + nextOffset - 2] === 255) {
                    offset += nextOffset - 2;
                    break;
                  }
                }
                throw new Error("unknown JPEG marker " + fileMarker.toString(16));
            }
            fileMarker = readUint16();
          }
          if (frames.length != 1)
            throw new Error("only single frame JPEGs supported");
          for (var i3 = 0; i3 < frames.length; i3++) {
            var cp = frames[i3].components;
            for (var j in cp) {
              cp[j].quantizationTable = quantizationTables[cp[j].quantizationIdx];
              delete cp[j].quantizationIdx;
            }
          }
          this.width = frame.samplesPerLine;
          this.height = frame.scanLines;
          this.jfif = jfif;
          this.adobe = adobe;
          this.components = [];
          for (var i3 = 0; i3 < frame.componentsOrder.length; i3++) {
            var component = frame.components[frame.componentsOrder[i3]];
            this.components.push({
              lines: buildComponentData(frame, component),
              scaleX: component.h / frame.maxH,
              scaleY: component.v / frame.maxV
            });
          }
        },
        getData: function getData(width3, height3) {
          var scaleX = this.width / width3, scaleY = this.height / height3;
          var component1, component2, component3, component4;
          var component1Line, component2Line, component3Line, component4Line;
          var x2, y2;
          var offset = 0;
          var Y, Cb, Cr, K, C, M, Ye, R, G, B;
          var colorTransform;
          var dataLength = width3 * height3 * this.components.length;
          requestMemoryAllocation(dataLength);
          var data = new Uint8Array(dataLength);
          switch (this.components.length) {
            case 1:
              component1 = this.components[0];
              for (y2 = 0; y2 < height3; y2++) {
                component1Line = component1.lines[0 | y2 * component1.scaleY * scaleY];
                for (x2 = 0; x2 < width3; x2++) {
                  Y = component1Line[0 | x2 * component1.scaleX * scaleX];
                  data[offset++] = Y;
                }
              }
              break;
            case 2:
              component1 = this.components[0];
              component2 = this.components[1];
              for (y2 = 0; y2 < height3; y2++) {
                component1Line = component1.lines[0 | y2 * component1.scaleY * scaleY];
                component2Line = component2.lines[0 | y2 * component2.scaleY * scaleY];
                for (x2 = 0; x2 < width3; x2++) {
                  Y = component1Line[0 | x2 * component1.scaleX * scaleX];
                  data[offset++] = Y;
                  Y = component2Line[0 | x2 * component2.scaleX * scaleX];
                  data[offset++] = Y;
                }
              }
              break;
            case 3:
              colorTransform = true;
              if (this.adobe && this.adobe.transformCode)
                colorTransform = true;
              else if (typeof this.opts.colorTransform !== "undefined")
                colorTransform = !!this.opts.colorTransform;
              component1 = this.components[0];
              component2 = this.components[1];
              component3 = this.components[2];
              for (y2 = 0; y2 < height3; y2++) {
                component1Line = component1.lines[0 | y2 * component1.scaleY * scaleY];
                component2Line = component2.lines[0 | y2 * component2.scaleY * scaleY];
                component3Line = component3.lines[0 | y2 * component3.scaleY * scaleY];
                for (x2 = 0; x2 < width3; x2++) {
                  if (!colorTransform) {
                    R = component1Line[0 | x2 * component1.scaleX * scaleX];
                    G = component2Line[0 | x2 * component2.scaleX * scaleX];
                    B = component3Line[0 | x2 * component3.scaleX * scaleX];
                  } else {
                    Y = component1Line[0 | x2 * component1.scaleX * scaleX];
                    Cb = component2Line[0 | x2 * component2.scaleX * scaleX];
                    Cr = component3Line[0 | x2 * component3.scaleX * scaleX];
                    R = clampTo8bit(Y + 1.402 * (Cr - 128));
                    G = clampTo8bit(Y - 0.3441363 * (Cb - 128) - 0.71413636 * (Cr - 128));
                    B = clampTo8bit(Y + 1.772 * (Cb - 128));
                  }
                  data[offset++] = R;
                  data[offset++] = G;
                  data[offset++] = B;
                }
              }
              break;
            case 4:
              if (!this.adobe)
                throw new Error("Unsupported color mode (4 components)");
              colorTransform = false;
              if (this.adobe && this.adobe.transformCode)
                colorTransform = true;
              else if (typeof this.opts.colorTransform !== "undefined")
                colorTransform = !!this.opts.colorTransform;
              component1 = this.components[0];
              component2 = this.components[1];
              component3 = this.components[2];
              component4 = this.components[3];
              for (y2 = 0; y2 < height3; y2++) {
                component1Line = component1.lines[0 | y2 * component1.scaleY * scaleY];
                component2Line = component2.lines[0 | y2 * component2.scaleY * scaleY];
                component3Line = component3.lines[0 | y2 * component3.scaleY * scaleY];
                component4Line = component4.lines[0 | y2 * component4.scaleY * scaleY];
                for (x2 = 0; x2 < width3; x2++) {
                  if (!colorTransform) {
                    C = component1Line[0 | x2 * component1.scaleX * scaleX];
                    M = component2Line[0 | x2 * component2.scaleX * scaleX];
                    Ye = component3Line[0 | x2 * component3.scaleX * scaleX];
                    K = component4Line[0 | x2 * component4.scaleX * scaleX];
                  } else {
                    Y = component1Line[0 | x2 * component1.scaleX * scaleX];
                    Cb = component2Line[0 | x2 * component2.scaleX * scaleX];
                    Cr = component3Line[0 | x2 * component3.scaleX * scaleX];
                    K = component4Line[0 | x2 * component4.scaleX * scaleX];
                    C = 255 - clampTo8bit(Y + 1.402 * (Cr - 128));
                    M = 255 - clampTo8bit(Y - 0.3441363 * (Cb - 128) - 0.71413636 * (Cr - 128));
                    Ye = 255 - clampTo8bit(Y + 1.772 * (Cb - 128));
                  }
                  data[offset++] = 255 - C;
                  data[offset++] = 255 - M;
                  data[offset++] = 255 - Ye;
                  data[offset++] = 255 - K;
                }
              }
              break;
            default:
              throw new Error("Unsupported color mode");
          }
          return data;
        },
        copyToImageData: function copyToImageData(imageData, formatAsRGBA) {
          var width3 = imageData.width, height3 = imageData.height;
          var imageDataArray = imageData.data;
          var data = this.getData(width3, height3);
          var i3 = 0, j = 0, x2, y2;
          var Y, K, C, M, R, G, B;
          switch (this.components.length) {
            case 1:
              for (y2 = 0; y2 < height3; y2++) {
                for (x2 = 0; x2 < width3; x2++) {
                  Y = data[i3++];
                  imageDataArray[j++] = Y;
                  imageDataArray[j++] = Y;
                  imageDataArray[j++] = Y;
                  if (formatAsRGBA) {
                    imageDataArray[j++] = 255;
                  }
                }
              }
              break;
            case 3:
              for (y2 = 0; y2 < height3; y2++) {
                for (x2 = 0; x2 < width3; x2++) {
                  R = data[i3++];
                  G = data[i3++];
                  B = data[i3++];
                  imageDataArray[j++] = R;
                  imageDataArray[j++] = G;
                  imageDataArray[j++] = B;
                  if (formatAsRGBA) {
                    imageDataArray[j++] = 255;
                  }
                }
              }
              break;
            case 4:
              for (y2 = 0; y2 < height3; y2++) {
                for (x2 = 0; x2 < width3; x2++) {
                  C = data[i3++];
                  M = data[i3++];
                  Y = data[i3++];
                  K = data[i3++];
                  R = 255 - clampTo8bit(C * (1 - K / 255) + K);
                  G = 255 - clampTo8bit(M * (1 - K / 255) + K);
                  B = 255 - clampTo8bit(Y * (1 - K / 255) + K);
                  imageDataArray[j++] = R;
                  imageDataArray[j++] = G;
                  imageDataArray[j++] = B;
                  if (formatAsRGBA) {
                    imageDataArray[j++] = 255;
                  }
                }
              }
              break;
            default:
              throw new Error("Unsupported color mode");
          }
        }
      };
      var totalBytesAllocated = 0;
      var maxMemoryUsageBytes = 0;
      function requestMemoryAllocation(increaseAmount = 0) {
        var totalMemoryImpactBytes = totalBytesAllocated + increaseAmount;
        if (totalMemoryImpactBytes > maxMemoryUsageBytes) {
          var exceededAmount = Math.ceil((totalMemoryImpactBytes - maxMemoryUsageBytes) / 1024 / 1024);
          throw new Error(`maxMemoryUsageInMB limit exceeded by at least ${exceededAmount}MB`);
        }
        totalBytesAllocated = totalMemoryImpactBytes;
      }
      constructor.resetMaxMemoryUsage = function(maxMemoryUsageBytes_) {
        totalBytesAllocated = 0;
        maxMemoryUsageBytes = maxMemoryUsageBytes_;
      };
      constructor.getBytesAllocated = function() {
        return totalBytesAllocated;
      };
      constructor.requestMemoryAllocation = requestMemoryAllocation;
      return constructor;
    })();
    if (typeof module !== "undefined") {
      module.exports = decode2;
    } else if (typeof window !== "undefined") {
      window["jpeg-js"] = window["jpeg-js"] || {};
      window["jpeg-js"].decode = decode2;
    }
    function decode2(jpegData, userOpts = {}) {
      var defaultOpts = {
        // "undefined" means "Choose whether to transform colors based on the image’s color model."
        colorTransform: void 0,
        useTArray: false,
        formatAsRGBA: true,
        tolerantDecoding: true,
        maxResolutionInMP: 100,
        // Don't decode more than 100 megapixels
        maxMemoryUsageInMB: 512
        // Don't decode if memory footprint is more than 512MB
      };
      var opts = { ...defaultOpts, ...userOpts };
      var arr = new Uint8Array(jpegData);
      var decoder = new JpegImage();
      decoder.opts = opts;
      JpegImage.resetMaxMemoryUsage(opts.maxMemoryUsageInMB * 1024 * 1024);
      decoder.parse(arr);
      var channels = opts.formatAsRGBA ? 4 : 3;
      var bytesNeeded = decoder.width * decoder.height * channels;
      try {
        JpegImage.requestMemoryAllocation(bytesNeeded);
        var image2 = {
          width: decoder.width,
          height: decoder.height,
          exifBuffer: decoder.exifBuffer,
          data: opts.useTArray ? new Uint8Array(bytesNeeded) : Buffer.alloc(bytesNeeded)
        };
        if (decoder.comments.length > 0) {
          image2["comments"] = decoder.comments;
        }
      } catch (err2) {
        if (err2 instanceof RangeError) {
          throw new Error("Could not allocate enough memory for the image. Required: " + bytesNeeded);
        }
        if (err2 instanceof ReferenceError) {
          if (err2.message === "Buffer is not defined") {
            throw new Error("Buffer is not globally defined in this environment. Consider setting useTArray to true");
          }
        }
        throw err2;
      }
      decoder.copyToImageData(image2, opts.formatAsRGBA);
      return image2;
    }
  }
});

// src/rendering/images/formats/readJpeg.ts
function decodeJpeg(bytes, file) {
  const lacksAdobeMarker = file.components === 4 && file.adobeTransform === void 0;
  const complete = lacksAdobeMarker ? addAdobeMarker(bytes, file) : bytes.subarray(0, file.end);
  return runDecoder(complete, file.isRgb ? false : void 0);
}
function decodeExactly(bytes, file) {
  if (file.components !== 3 || file.isRgb) return decodeJpeg(bytes, file);
  const pixels = new Uint8ClampedArray(runDecoder(removeAdobeMarker(bytes, file), false));
  for (let offset = 0; offset < pixels.length; offset += 4) {
    const brightness = pixels[offset] ?? 0;
    const blue = (pixels[offset + 1] ?? 0) - 128;
    const red = (pixels[offset + 2] ?? 0) - 128;
    pixels[offset] = brightness + Math.round(1.402 * red);
    pixels[offset + 1] = brightness + Math.round(-0.344136 * blue - 0.714136 * red);
    pixels[offset + 2] = brightness + Math.round(1.772 * blue);
  }
  return new Uint8Array(pixels.buffer);
}
function runDecoder(bytes, colorTransform) {
  try {
    return (0, import_decoder.default)(bytes, {
      useTArray: true,
      tolerantDecoding: false,
      maxResolutionInMP: maxPixels3 / 1e6,
      maxMemoryUsageInMB: maxMegabytes,
      ...colorTransform !== void 0 && { colorTransform }
    }).data;
  } catch (error) {
    throw new DamagedImageError("Not decoded", { cause: error });
  }
}
function countScans(bytes) {
  let scans = 0;
  for (let offset = bytes.indexOf(255); offset >= 0; offset = bytes.indexOf(255, offset + 1))
    if (bytes[offset + 1] === startOfScan) scans++;
  return scans;
}
var import_decoder, maxPixels3, maxMegabytes, maxScans, startOfScan, readJpeg;
var init_readJpeg = __esm({
  "src/rendering/images/formats/readJpeg.ts"() {
    "use strict";
    import_decoder = __toESM(require_decoder(), 1);
    init_colorSpace();
    init_damagedImage();
    init_readJpegColorSpace();
    init_jpegFile();
    init_orientation();
    maxPixels3 = 1e7;
    maxMegabytes = 256;
    maxScans = 40;
    startOfScan = 218;
    readJpeg = (bytes) => readIfUndamaged(() => {
      const file = parseJpeg(bytes);
      const colors = readJpegColorSpace(file);
      const isWithinLimits = file.width * file.height <= maxPixels3 && countScans(bytes) <= maxScans;
      if (!file.isCommon || colors === "unknown" || !isWithinLimits) return void 0;
      const { width: width3, height: height3 } = file;
      const rgba = colors === "sRGB" ? decodeJpeg(bytes, file) : convertToSrgb(decodeExactly(bytes, file), colors);
      return applyOrientation({ width: width3, height: height3, rgba }, file.orientation);
    });
  }
});

// src/rendering/images/formats/pngRows.ts
function reversePngRowFilter(filter, line, above, step) {
  const predict = predictors[filter];
  if (!predict) throw new DamagedImageError("Unknown filter");
  for (let offset = 0; offset < line.length; offset++) {
    const previous = offset - step;
    const predicted = predict(line[previous] ?? 0, above[offset] ?? 0, above[previous] ?? 0);
    line[offset] = (line[offset] ?? 0) + predicted;
  }
}
function createPixelWriter(format, rgba) {
  const sample = createSampleReader(format.depth);
  return format.isIndexed ? createPaletteWriter(format, sample, rgba) : createSampleWriter(format, sample, rgba);
}
function createSampleReader(depth) {
  if (depth === 8) return (line, index) => line[index] ?? 0;
  if (depth === 16)
    return (line, index) => (line[2 * index] ?? 0) << 8 | (line[2 * index + 1] ?? 0);
  const mask = 2 ** depth - 1;
  return (line, index) => {
    const bit = index * depth;
    return (line[bit >> 3] ?? 0) >> 8 - depth - (bit & 7) & mask;
  };
}
function createPaletteWriter({ palette, transparency }, sample, rgba) {
  return (line, column2, index) => {
    const entry = sample(line, column2);
    const offset = 4 * index;
    rgba[offset] = palette[3 * entry] ?? 0;
    rgba[offset + 1] = palette[3 * entry + 1] ?? 0;
    rgba[offset + 2] = palette[3 * entry + 2] ?? 0;
    rgba[offset + 3] = transparency[entry] ?? 255;
  };
}
function createSampleWriter({ depth, samples, transparency }, sample, rgba) {
  const word = createSampleReader(16);
  const hasOpacity = samples % 2 === 0;
  const colors = samples < 3 ? 1 : 3;
  const isTransparent = ([red, green, blue]) => transparency.length >= 2 * colors && red === word(transparency, 0) && (colors === 1 || green === word(transparency, 1) && blue === word(transparency, 2));
  const isWide = rgba.BYTES_PER_ELEMENT === 2;
  const toByte = (value) => depth < 16 ? value * 255 / (2 ** depth - 1) : isWide ? value : value >> 8;
  const opaque = isWide ? 65535 : 255;
  return (line, column2, index) => {
    const first = column2 * samples;
    const red = sample(line, first);
    const green = colors === 1 ? red : sample(line, first + 1);
    const blue = colors === 1 ? red : sample(line, first + 2);
    const offset = 4 * index;
    rgba[offset] = toByte(red);
    rgba[offset + 1] = toByte(green);
    rgba[offset + 2] = toByte(blue);
    if (hasOpacity) rgba[offset + 3] = toByte(sample(line, first + colors));
    else rgba[offset + 3] = isTransparent([red, green, blue]) ? 0 : opaque;
  };
}
var predictors;
var init_pngRows = __esm({
  "src/rendering/images/formats/pngRows.ts"() {
    "use strict";
    init_damagedImage();
    predictors = [
      () => 0,
      (left) => left,
      (_left, above) => above,
      (left, above) => left + above >> 1,
      (left, above, aboveLeft) => {
        const guess = left + above - aboveLeft;
        const [byLeft, byAbove] = [Math.abs(guess - left), Math.abs(guess - above)];
        const byBoth = Math.abs(guess - aboveLeft);
        if (byLeft <= byAbove && byLeft <= byBoth) return left;
        return byAbove <= byBoth ? above : aboveLeft;
      }
    ];
  }
});

// src/rendering/images/formats/readPng.ts
function readPngOrientation(chunks) {
  const pixels = chunks.findIndex(({ name }) => name === "IDAT");
  const exif = chunks.slice(0, pixels).find((chunk) => chunk.name === "eXIf" && hasValidChecksum(chunk));
  return exif ? readOrientation(exif.content) : 1;
}
function parseStoredPng(chunks) {
  for (const chunk of chunks) {
    const isKnown = isAncillaryPngChunk(chunk) || criticalChunks.includes(chunk.name);
    const isIntact = isAncillaryPngChunk(chunk) || chunk.name === "IEND" || hasValidChecksum(chunk);
    if (!isKnown || !isIntact) throw new DamagedImageError(`The chunk ${chunk.name}`);
  }
  const getContent = (name) => chunks.find((chunk) => chunk.name === name)?.content ?? new Uint8Array();
  const header = getContent("IHDR");
  const view = new DataView(header.buffer, header.byteOffset);
  const [depth = 0, type = -1, , , interlace = 0] = header.subarray(8);
  const samples = samplesByType[type];
  if (samples === void 0 || !depths.includes(depth))
    throw new DamagedImageError("Unknown colours");
  const [width3, height3] = [view.getUint32(0), view.getUint32(4)];
  if (width3 === 0 || height3 === 0) throw new DamagedImageError("No pixels");
  const isIndexed = type === 3;
  const palette = getContent("PLTE");
  if (isIndexed && palette.length === 0) throw new DamagedImageError("No palette");
  const pixels = chunks.flatMap(({ name, content }) => name === "IDAT" ? [content] : []);
  return {
    width: width3,
    height: height3,
    depth,
    samples,
    isIndexed,
    isInterlaced: interlace === 1,
    palette,
    transparency: isTransparencyInPlace(chunks, isIndexed) ? getContent("tRNS") : new Uint8Array(),
    deflated: joinBytes(pixels)
  };
}
function isTransparencyInPlace(chunks, isIndexed) {
  const [palette = -1, transparency = -1, pixels = -1] = ["PLTE", "tRNS", "IDAT"].map(
    (name) => chunks.findIndex((chunk) => chunk.name === name)
  );
  return transparency < pixels && (!isIndexed || palette < transparency);
}
function decodeSamples(png, target) {
  const { width: width3, height: height3, depth, samples } = png;
  const passes = (png.isInterlaced ? adam7Passes : singlePass).map((pass) => {
    const columns = Math.ceil((width3 - pass.left) / pass.across);
    const rows = Math.ceil((height3 - pass.top) / pass.down);
    return { ...pass, columns, rows, rowLength: Math.ceil(columns * depth * samples / 8) };
  }).filter(({ columns, rows }) => columns > 0 && rows > 0);
  const length = passes.reduce((sum, { rows, rowLength }) => sum + rows * (rowLength + 1), 0);
  const stored = inflatePixels(png.deflated, length);
  const writePixel = createPixelWriter(png, target);
  let start2 = 0;
  for (const { left, top: top4, across, down, columns, rows, rowLength } of passes) {
    let above = new Uint8Array(rowLength);
    for (let row = 0; row < rows; row++) {
      const line = stored.subarray(start2 + 1, start2 + 1 + rowLength);
      reversePngRowFilter(stored[start2] ?? 0, line, above, Math.max(1, depth * samples >> 3));
      for (let column2 = 0; column2 < columns; column2++)
        writePixel(line, column2, (top4 + row * down) * width3 + left + column2 * across);
      above = line;
      start2 += 1 + rowLength;
    }
  }
  return target;
}
function inflatePixels(deflated, length) {
  let bytes;
  try {
    bytes = inflateUpTo(deflated, length);
  } catch (error) {
    throw new DamagedImageError("Not deflated", { cause: error });
  }
  if (bytes.length < length) throw new DamagedImageError("Too few pixels");
  return bytes;
}
var maxPixels4, readPng, samplesByType, depths, criticalChunks, singlePass, adam7Passes;
var init_readPng = __esm({
  "src/rendering/images/formats/readPng.ts"() {
    "use strict";
    init_colorSpace();
    init_damagedImage();
    init_inflateUpTo();
    init_joinBytes();
    init_orientation();
    init_pngColors();
    init_pngFile();
    init_pngRows();
    maxPixels4 = 16e6;
    readPng = (bytes) => readIfUndamaged(() => {
      const chunks = readPngChunks(bytes);
      const frame = extractFirstFrame(chunks);
      const colors = readPngColorSpace(chunks);
      if (!frame || colors === "unknown") return void 0;
      const png = parseStoredPng(frame);
      if (png.width * png.height > maxPixels4) return void 0;
      const { width: width3, height: height3 } = png;
      const isWide = png.depth === 16 && colors !== "sRGB";
      const stored = decodeSamples(png, new (isWide ? Uint16Array : Uint8Array)(width3 * height3 * 4));
      const rgba = colors === "sRGB" ? stored : convertToSrgb(stored, colors);
      return applyOrientation({ width: width3, height: height3, rgba }, readPngOrientation(chunks));
    });
    samplesByType = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
    depths = [1, 2, 4, 8, 16];
    criticalChunks = ["IHDR", "PLTE", "IDAT", "IEND"];
    singlePass = [{ left: 0, top: 0, across: 1, down: 1 }];
    adam7Passes = [
      { left: 0, top: 0, across: 8, down: 8 },
      { left: 4, top: 0, across: 8, down: 8 },
      { left: 0, top: 4, across: 4, down: 8 },
      { left: 2, top: 0, across: 4, down: 4 },
      { left: 0, top: 2, across: 2, down: 4 },
      { left: 1, top: 0, across: 2, down: 2 },
      { left: 0, top: 1, across: 1, down: 2 }
    ];
  }
});

// src/rendering/images/formats/decodePngPixels.ts
function decodePngPixels(bytes) {
  const type = detectImageType(bytes);
  if (type === "image/png") return readPng(bytes);
  if (type === "image/jpeg") return readJpeg(bytes);
  return type === "image/gif" ? readSmallGif(bytes) : void 0;
}
var maxPixels5, readSmallGif;
var init_decodePngPixels = __esm({
  "src/rendering/images/formats/decodePngPixels.ts"() {
    "use strict";
    init_readGif();
    init_detectImageType();
    init_damagedImage();
    init_readJpeg();
    init_readPng();
    maxPixels5 = 16e6;
    readSmallGif = (bytes) => readIfUndamaged(() => {
      const { width: width3, height: height3 } = parseGif(bytes);
      return width3 * height3 > maxPixels5 ? void 0 : readGif(bytes);
    });
  }
});

// src/rendering/images/tones.ts
function computeBrightnessMap({ width: width3, height: height3, rgba }) {
  const columns = Math.min(maxColumns, width3);
  const rows = Math.min(maxRows, height3);
  const lows = new Uint8Array(columns * rows);
  const highs = new Uint8Array(columns * rows);
  const counts = new Uint32Array(levels);
  for (let cell = 0; cell < columns * rows; cell++) {
    const [column2, row] = [cell % columns, Math.floor(cell / columns)];
    const edges = {
      left: Math.floor(column2 * width3 / columns),
      right: Math.floor((column2 + 1) * width3 / columns),
      top: Math.floor(row * height3 / rows),
      bottom: Math.floor((row + 1) * height3 / rows)
    };
    counts.fill(0);
    const count = countLevels(rgba, width3, edges, counts);
    lows[cell] = findLevel(counts, count * ignoredShare, 0, 1);
    highs[cell] = findLevel(counts, count * ignoredShare, levels - 1, -1);
  }
  const paper = findPaper({ width: width3, height: height3, rgba }, columns * rows);
  return { columns, rows, lows, highs, paper };
}
function findPaper({ width: width3, height: height3, rgba }, minPixels) {
  const counts = /* @__PURE__ */ new Map();
  const step = Math.floor(width3 * height3 / minPixels);
  for (let offset = 0; offset < 4 * width3 * height3; offset += 4 * step) {
    const opacity = rgba[offset + 3] ?? 0;
    const mixChannel = (channel) => mixWithWhite(rgba[offset + channel] ?? 0, opacity);
    const color2 = mixChannel(0) << 16 | mixChannel(1) << 8 | mixChannel(2);
    counts.set(color2, (counts.get(color2) ?? 0) + 1);
  }
  const [[color]] = [...counts].sort(([, a2], [, b]) => b - a2);
  return `#${color.toString(16).padStart(6, "0").toUpperCase()}`;
}
function countLevels(rgba, width3, { left, right, top: top4, bottom }, counts) {
  for (let y2 = top4; y2 < bottom; y2++)
    for (let offset = 4 * (y2 * width3 + left); offset < 4 * (y2 * width3 + right); offset += 4) {
      const opacity = rgba[offset + 3] ?? 0;
      const light = 0.2126 * getLight(rgba[offset] ?? 0, opacity) + 0.7152 * getLight(rgba[offset + 1] ?? 0, opacity) + 0.0722 * getLight(rgba[offset + 2] ?? 0, opacity);
      const level = greyByLight[Math.round(light * (greyByLight.length - 1))] ?? 0;
      counts[level] = (counts[level] ?? 0) + 1;
    }
  return (right - left) * (bottom - top4);
}
function findLevel(counts, allowed, from, step) {
  let level = from;
  for (let sum = counts[level] ?? 0; sum <= allowed; sum += counts[level] ?? 0) level += step;
  return level;
}
var maxColumns, maxRows, ignoredShare, levels, mixWithWhite, getLight, lightByByte, greyByLight;
var init_tones = __esm({
  "src/rendering/images/tones.ts"() {
    "use strict";
    init_srgb();
    maxColumns = 168;
    maxRows = 119;
    ignoredShare = 0.05;
    levels = 256;
    mixWithWhite = (byte, opacity) => opacity === 255 ? byte : Math.round(byte * opacity / 255 + 255 - opacity);
    getLight = (byte, opacity) => lightByByte[mixWithWhite(byte, opacity)] ?? 0;
    lightByByte = Float64Array.from({ length: levels }, (_2, byte) => decodeSrgb(byte / 255));
    greyByLight = Uint8Array.from(
      { length: 4096 },
      (_2, light) => Math.round(encodeSrgb(light / 4095) * 255)
    );
  }
});

// src/rendering/images/readTones.ts
function computeBrightnessMapOfFile(bytes) {
  const pixels = decodePngPixels(bytes);
  return pixels && computeBrightnessMap(pixels);
}
var init_readTones = __esm({
  "src/rendering/images/readTones.ts"() {
    "use strict";
    init_decodePngPixels();
    init_tones();
  }
});

// src/rendering/images/loadTones.ts
var loadTones_exports = {};
__export(loadTones_exports, {
  loadBrightnessMap: () => loadBrightnessMap
});
async function fetchTones(url) {
  const file = await fetchImageFile(url);
  return computeBrightnessMapOfFile(new Uint8Array(await file.arrayBuffer()));
}
var tonesByUrl, maxCached2, loadBrightnessMap;
var init_loadTones = __esm({
  "src/rendering/images/loadTones.ts"() {
    "use strict";
    init_getOrCreatePromise();
    init_getDisplayableImageUrl();
    init_readTones();
    tonesByUrl = /* @__PURE__ */ new Map();
    maxCached2 = 12;
    loadBrightnessMap = (url) => getOrCreatePromise(tonesByUrl, url, () => fetchTones(url), maxCached2);
  }
});

// node_modules/date-fns/locale/pt-BR/_lib/formatDistance.js
var formatDistanceLocale, formatDistance;
var init_formatDistance = __esm({
  "node_modules/date-fns/locale/pt-BR/_lib/formatDistance.js"() {
    formatDistanceLocale = {
      lessThanXSeconds: {
        one: "menos de um segundo",
        other: "menos de {{count}} segundos"
      },
      xSeconds: {
        one: "1 segundo",
        other: "{{count}} segundos"
      },
      halfAMinute: "meio minuto",
      lessThanXMinutes: {
        one: "menos de um minuto",
        other: "menos de {{count}} minutos"
      },
      xMinutes: {
        one: "1 minuto",
        other: "{{count}} minutos"
      },
      aboutXHours: {
        one: "cerca de 1 hora",
        other: "cerca de {{count}} horas"
      },
      xHours: {
        one: "1 hora",
        other: "{{count}} horas"
      },
      xDays: {
        one: "1 dia",
        other: "{{count}} dias"
      },
      aboutXWeeks: {
        one: "cerca de 1 semana",
        other: "cerca de {{count}} semanas"
      },
      xWeeks: {
        one: "1 semana",
        other: "{{count}} semanas"
      },
      aboutXMonths: {
        one: "cerca de 1 m\xEAs",
        other: "cerca de {{count}} meses"
      },
      xMonths: {
        one: "1 m\xEAs",
        other: "{{count}} meses"
      },
      aboutXYears: {
        one: "cerca de 1 ano",
        other: "cerca de {{count}} anos"
      },
      xYears: {
        one: "1 ano",
        other: "{{count}} anos"
      },
      overXYears: {
        one: "mais de 1 ano",
        other: "mais de {{count}} anos"
      },
      almostXYears: {
        one: "quase 1 ano",
        other: "quase {{count}} anos"
      }
    };
    formatDistance = (token, count, options) => {
      let result;
      const tokenValue = formatDistanceLocale[token];
      if (typeof tokenValue === "string") {
        result = tokenValue;
      } else if (count === 1) {
        result = tokenValue.one;
      } else {
        result = tokenValue.other.replace("{{count}}", String(count));
      }
      if (options?.addSuffix) {
        if (options.comparison && options.comparison > 0) {
          return "em " + result;
        } else {
          return "h\xE1 " + result;
        }
      }
      return result;
    };
  }
});

// node_modules/date-fns/locale/_lib/buildFormatLongFn.js
function buildFormatLongFn(args) {
  return (options = {}) => {
    const width3 = options.width ? String(options.width) : args.defaultWidth;
    const format = args.formats[width3] || args.formats[args.defaultWidth];
    return format;
  };
}
var init_buildFormatLongFn = __esm({
  "node_modules/date-fns/locale/_lib/buildFormatLongFn.js"() {
  }
});

// node_modules/date-fns/locale/pt-BR/_lib/formatLong.js
var dateFormats, timeFormats, dateTimeFormats, formatLong;
var init_formatLong = __esm({
  "node_modules/date-fns/locale/pt-BR/_lib/formatLong.js"() {
    init_buildFormatLongFn();
    dateFormats = {
      full: "EEEE, d 'de' MMMM 'de' y",
      long: "d 'de' MMMM 'de' y",
      medium: "d MMM y",
      short: "dd/MM/yyyy"
    };
    timeFormats = {
      full: "HH:mm:ss zzzz",
      long: "HH:mm:ss z",
      medium: "HH:mm:ss",
      short: "HH:mm"
    };
    dateTimeFormats = {
      full: "{{date}} '\xE0s' {{time}}",
      long: "{{date}} '\xE0s' {{time}}",
      medium: "{{date}}, {{time}}",
      short: "{{date}}, {{time}}"
    };
    formatLong = {
      date: buildFormatLongFn({
        formats: dateFormats,
        defaultWidth: "full"
      }),
      time: buildFormatLongFn({
        formats: timeFormats,
        defaultWidth: "full"
      }),
      dateTime: buildFormatLongFn({
        formats: dateTimeFormats,
        defaultWidth: "full"
      })
    };
  }
});

// node_modules/date-fns/locale/pt-BR/_lib/formatRelative.js
var formatRelativeLocale, formatRelative;
var init_formatRelative = __esm({
  "node_modules/date-fns/locale/pt-BR/_lib/formatRelative.js"() {
    formatRelativeLocale = {
      lastWeek: (date) => {
        const weekday = date.getDay();
        const last = weekday === 0 || weekday === 6 ? "\xFAltimo" : "\xFAltima";
        return "'" + last + "' eeee '\xE0s' p";
      },
      yesterday: "'ontem \xE0s' p",
      today: "'hoje \xE0s' p",
      tomorrow: "'amanh\xE3 \xE0s' p",
      nextWeek: "eeee '\xE0s' p",
      other: "P"
    };
    formatRelative = (token, date, _baseDate, _options) => {
      const format = formatRelativeLocale[token];
      if (typeof format === "function") {
        return format(date);
      }
      return format;
    };
  }
});

// node_modules/date-fns/locale/_lib/buildLocalizeFn.js
function buildLocalizeFn(args) {
  return (value, options) => {
    const context = options?.context ? String(options.context) : "standalone";
    let valuesArray;
    if (context === "formatting" && args.formattingValues) {
      const defaultWidth = args.defaultFormattingWidth || args.defaultWidth;
      const width3 = options?.width ? String(options.width) : defaultWidth;
      valuesArray = args.formattingValues[width3] || args.formattingValues[defaultWidth];
    } else {
      const defaultWidth = args.defaultWidth;
      const width3 = options?.width ? String(options.width) : args.defaultWidth;
      valuesArray = args.values[width3] || args.values[defaultWidth];
    }
    const index = args.argumentCallback ? args.argumentCallback(value) : value;
    return valuesArray[index];
  };
}
var init_buildLocalizeFn = __esm({
  "node_modules/date-fns/locale/_lib/buildLocalizeFn.js"() {
  }
});

// node_modules/date-fns/locale/pt-BR/_lib/localize.js
var eraValues, quarterValues, monthValues, dayValues, dayPeriodValues, formattingDayPeriodValues, ordinalNumber, localize;
var init_localize = __esm({
  "node_modules/date-fns/locale/pt-BR/_lib/localize.js"() {
    init_buildLocalizeFn();
    eraValues = {
      narrow: ["AC", "DC"],
      abbreviated: ["AC", "DC"],
      wide: ["antes de cristo", "depois de cristo"]
    };
    quarterValues = {
      narrow: ["1", "2", "3", "4"],
      abbreviated: ["T1", "T2", "T3", "T4"],
      wide: ["1\xBA trimestre", "2\xBA trimestre", "3\xBA trimestre", "4\xBA trimestre"]
    };
    monthValues = {
      narrow: ["j", "f", "m", "a", "m", "j", "j", "a", "s", "o", "n", "d"],
      abbreviated: [
        "jan",
        "fev",
        "mar",
        "abr",
        "mai",
        "jun",
        "jul",
        "ago",
        "set",
        "out",
        "nov",
        "dez"
      ],
      wide: [
        "janeiro",
        "fevereiro",
        "mar\xE7o",
        "abril",
        "maio",
        "junho",
        "julho",
        "agosto",
        "setembro",
        "outubro",
        "novembro",
        "dezembro"
      ]
    };
    dayValues = {
      narrow: ["D", "S", "T", "Q", "Q", "S", "S"],
      short: ["dom", "seg", "ter", "qua", "qui", "sex", "sab"],
      abbreviated: [
        "domingo",
        "segunda",
        "ter\xE7a",
        "quarta",
        "quinta",
        "sexta",
        "s\xE1bado"
      ],
      wide: [
        "domingo",
        "segunda-feira",
        "ter\xE7a-feira",
        "quarta-feira",
        "quinta-feira",
        "sexta-feira",
        "s\xE1bado"
      ]
    };
    dayPeriodValues = {
      narrow: {
        am: "a",
        pm: "p",
        midnight: "mn",
        noon: "md",
        morning: "manh\xE3",
        afternoon: "tarde",
        evening: "tarde",
        night: "noite"
      },
      abbreviated: {
        am: "AM",
        pm: "PM",
        midnight: "meia-noite",
        noon: "meio-dia",
        morning: "manh\xE3",
        afternoon: "tarde",
        evening: "tarde",
        night: "noite"
      },
      wide: {
        am: "a.m.",
        pm: "p.m.",
        midnight: "meia-noite",
        noon: "meio-dia",
        morning: "manh\xE3",
        afternoon: "tarde",
        evening: "tarde",
        night: "noite"
      }
    };
    formattingDayPeriodValues = {
      narrow: {
        am: "a",
        pm: "p",
        midnight: "mn",
        noon: "md",
        morning: "da manh\xE3",
        afternoon: "da tarde",
        evening: "da tarde",
        night: "da noite"
      },
      abbreviated: {
        am: "AM",
        pm: "PM",
        midnight: "meia-noite",
        noon: "meio-dia",
        morning: "da manh\xE3",
        afternoon: "da tarde",
        evening: "da tarde",
        night: "da noite"
      },
      wide: {
        am: "a.m.",
        pm: "p.m.",
        midnight: "meia-noite",
        noon: "meio-dia",
        morning: "da manh\xE3",
        afternoon: "da tarde",
        evening: "da tarde",
        night: "da noite"
      }
    };
    ordinalNumber = (dirtyNumber, options) => {
      const number = Number(dirtyNumber);
      if (options?.unit === "week") {
        return number + "\xAA";
      }
      return number + "\xBA";
    };
    localize = {
      ordinalNumber,
      era: buildLocalizeFn({
        values: eraValues,
        defaultWidth: "wide"
      }),
      quarter: buildLocalizeFn({
        values: quarterValues,
        defaultWidth: "wide",
        argumentCallback: (quarter) => quarter - 1
      }),
      month: buildLocalizeFn({
        values: monthValues,
        defaultWidth: "wide"
      }),
      day: buildLocalizeFn({
        values: dayValues,
        defaultWidth: "wide"
      }),
      dayPeriod: buildLocalizeFn({
        values: dayPeriodValues,
        defaultWidth: "wide",
        formattingValues: formattingDayPeriodValues,
        defaultFormattingWidth: "wide"
      })
    };
  }
});

// node_modules/date-fns/locale/_lib/buildMatchFn.js
function buildMatchFn(args) {
  return (string, options = {}) => {
    const width3 = options.width;
    const matchPattern = width3 && args.matchPatterns[width3] || args.matchPatterns[args.defaultMatchWidth];
    const matchResult = string.match(matchPattern);
    if (!matchResult) {
      return null;
    }
    const matchedString = matchResult[0];
    const parsePatterns = width3 && args.parsePatterns[width3] || args.parsePatterns[args.defaultParseWidth];
    const key = Array.isArray(parsePatterns) ? findIndex(parsePatterns, (pattern) => pattern.test(matchedString)) : (
      // [TODO] -- I challenge you to fix the type
      findKey(parsePatterns, (pattern) => pattern.test(matchedString))
    );
    let value;
    value = args.valueCallback ? args.valueCallback(key) : key;
    value = options.valueCallback ? (
      // [TODO] -- I challenge you to fix the type
      options.valueCallback(value)
    ) : value;
    const rest = string.slice(matchedString.length);
    return { value, rest };
  };
}
function findKey(object, predicate) {
  for (const key in object) {
    if (Object.prototype.hasOwnProperty.call(object, key) && predicate(object[key])) {
      return key;
    }
  }
  return void 0;
}
function findIndex(array, predicate) {
  for (let key = 0; key < array.length; key++) {
    if (predicate(array[key])) {
      return key;
    }
  }
  return void 0;
}
var init_buildMatchFn = __esm({
  "node_modules/date-fns/locale/_lib/buildMatchFn.js"() {
  }
});

// node_modules/date-fns/locale/_lib/buildMatchPatternFn.js
function buildMatchPatternFn(args) {
  return (string, options = {}) => {
    const matchResult = string.match(args.matchPattern);
    if (!matchResult) return null;
    const matchedString = matchResult[0];
    const parseResult = string.match(args.parsePattern);
    if (!parseResult) return null;
    let value = args.valueCallback ? args.valueCallback(parseResult[0]) : parseResult[0];
    value = options.valueCallback ? options.valueCallback(value) : value;
    const rest = string.slice(matchedString.length);
    return { value, rest };
  };
}
var init_buildMatchPatternFn = __esm({
  "node_modules/date-fns/locale/_lib/buildMatchPatternFn.js"() {
  }
});

// node_modules/date-fns/locale/pt-BR/_lib/match.js
var matchOrdinalNumberPattern, parseOrdinalNumberPattern, matchEraPatterns, parseEraPatterns, matchQuarterPatterns, parseQuarterPatterns, matchMonthPatterns, parseMonthPatterns, matchDayPatterns, parseDayPatterns, matchDayPeriodPatterns, parseDayPeriodPatterns, match;
var init_match = __esm({
  "node_modules/date-fns/locale/pt-BR/_lib/match.js"() {
    init_buildMatchFn();
    init_buildMatchPatternFn();
    matchOrdinalNumberPattern = /^(\d+)[ºªo]?/i;
    parseOrdinalNumberPattern = /\d+/i;
    matchEraPatterns = {
      narrow: /^(ac|dc|a|d)/i,
      abbreviated: /^(a\.?\s?c\.?|d\.?\s?c\.?)/i,
      wide: /^(antes de cristo|depois de cristo)/i
    };
    parseEraPatterns = {
      any: [/^ac/i, /^dc/i],
      wide: [/^antes de cristo/i, /^depois de cristo/i]
    };
    matchQuarterPatterns = {
      narrow: /^[1234]/i,
      abbreviated: /^T[1234]/i,
      wide: /^[1234](º)? trimestre/i
    };
    parseQuarterPatterns = {
      any: [/1/i, /2/i, /3/i, /4/i]
    };
    matchMonthPatterns = {
      narrow: /^[jfmajsond]/i,
      abbreviated: /^(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)/i,
      wide: /^(janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)/i
    };
    parseMonthPatterns = {
      narrow: [
        /^j/i,
        /^f/i,
        /^m/i,
        /^a/i,
        /^m/i,
        /^j/i,
        /^j/i,
        /^a/i,
        /^s/i,
        /^o/i,
        /^n/i,
        /^d/i
      ],
      any: [
        /^ja/i,
        /^fev/i,
        /^mar/i,
        /^abr/i,
        /^mai/i,
        /^jun/i,
        /^jul/i,
        /^ago/i,
        /^set/i,
        /^out/i,
        /^nov/i,
        /^dez/i
      ]
    };
    matchDayPatterns = {
      narrow: /^(dom|[23456]ª?|s[aá]b)/i,
      short: /^(dom|[23456]ª?|s[aá]b)/i,
      abbreviated: /^(dom|seg|ter|qua|qui|sex|s[aá]b)/i,
      wide: /^(domingo|(segunda|ter[cç]a|quarta|quinta|sexta)([- ]feira)?|s[aá]bado)/i
    };
    parseDayPatterns = {
      short: [/^d/i, /^2/i, /^3/i, /^4/i, /^5/i, /^6/i, /^s[aá]/i],
      narrow: [/^d/i, /^2/i, /^3/i, /^4/i, /^5/i, /^6/i, /^s[aá]/i],
      any: [/^d/i, /^seg/i, /^t/i, /^qua/i, /^qui/i, /^sex/i, /^s[aá]b/i]
    };
    matchDayPeriodPatterns = {
      narrow: /^(a|p|mn|md|(da) (manhã|tarde|noite))/i,
      any: /^([ap]\.?\s?m\.?|meia[-\s]noite|meio[-\s]dia|(da) (manhã|tarde|noite))/i
    };
    parseDayPeriodPatterns = {
      any: {
        am: /^a/i,
        pm: /^p/i,
        midnight: /^mn|^meia[-\s]noite/i,
        noon: /^md|^meio[-\s]dia/i,
        morning: /manhã/i,
        afternoon: /tarde/i,
        evening: /tarde/i,
        night: /noite/i
      }
    };
    match = {
      ordinalNumber: buildMatchPatternFn({
        matchPattern: matchOrdinalNumberPattern,
        parsePattern: parseOrdinalNumberPattern,
        valueCallback: (value) => parseInt(value, 10)
      }),
      era: buildMatchFn({
        matchPatterns: matchEraPatterns,
        defaultMatchWidth: "wide",
        parsePatterns: parseEraPatterns,
        defaultParseWidth: "any"
      }),
      quarter: buildMatchFn({
        matchPatterns: matchQuarterPatterns,
        defaultMatchWidth: "wide",
        parsePatterns: parseQuarterPatterns,
        defaultParseWidth: "any",
        valueCallback: (index) => index + 1
      }),
      month: buildMatchFn({
        matchPatterns: matchMonthPatterns,
        defaultMatchWidth: "wide",
        parsePatterns: parseMonthPatterns,
        defaultParseWidth: "any"
      }),
      day: buildMatchFn({
        matchPatterns: matchDayPatterns,
        defaultMatchWidth: "wide",
        parsePatterns: parseDayPatterns,
        defaultParseWidth: "any"
      }),
      dayPeriod: buildMatchFn({
        matchPatterns: matchDayPeriodPatterns,
        defaultMatchWidth: "any",
        parsePatterns: parseDayPeriodPatterns,
        defaultParseWidth: "any"
      })
    };
  }
});

// node_modules/date-fns/locale/pt-BR.js
var ptBR;
var init_pt_BR = __esm({
  "node_modules/date-fns/locale/pt-BR.js"() {
    init_formatDistance();
    init_formatLong();
    init_formatRelative();
    init_localize();
    init_match();
    ptBR = {
      code: "pt-BR",
      formatDistance,
      formatLong,
      formatRelative,
      localize,
      match,
      options: {
        weekStartsOn: 0,
        firstWeekContainsDate: 1
      }
    };
  }
});

// src/i18n/createCatalog.ts
var createCatalog;
var init_createCatalog = __esm({
  "src/i18n/createCatalog.ts"() {
    "use strict";
    createCatalog = (messages3, dateLocale) => ({
      messages: messages3,
      dateLocale
    });
  }
});

// src/i18n/compiled/pt.learner.json
var pt_learner_default;
var init_pt_learner = __esm({
  "src/i18n/compiled/pt.learner.json"() {
    pt_learner_default = { "cert.back": [{ type: 0, value: "Dados do certificado" }], "cert.certify": [{ type: 0, value: "Certificamos que" }], "cert.concluded": [{ type: 0, value: "concluiu o curso:" }], "cert.continued": [{ type: 0, value: "Continua\xE7\xE3o da frente" }], "cert.continued.center": [{ type: 0, value: "Texto:" }], "cert.continued.footer": [{ type: 0, value: "Rodap\xE9:" }], "cert.continued.header": [{ type: 0, value: "Cabe\xE7alho:" }], "cert.continues": [{ type: 0, value: "continua no verso" }], "cert.duration": [{ type: 6, value: "h", options: { one: { value: [{ type: 7 }, { type: 0, value: " hora" }] }, other: { value: [{ type: 7 }, { type: 0, value: " horas" }] } }, offset: 0, pluralType: "cardinal" }, { type: 0, value: " e " }, { type: 6, value: "m", options: { one: { value: [{ type: 7 }, { type: 0, value: " minuto" }] }, other: { value: [{ type: 7 }, { type: 0, value: " minutos" }] } }, offset: 0, pluralType: "cardinal" }], "cert.duration.hours": [{ type: 6, value: "h", options: { one: { value: [{ type: 7 }, { type: 0, value: " hora" }] }, other: { value: [{ type: 7 }, { type: 0, value: " horas" }] } }, offset: 0, pluralType: "cardinal" }], "cert.duration.minutes": [{ type: 6, value: "m", options: { one: { value: [{ type: 7 }, { type: 0, value: " minuto" }] }, other: { value: [{ type: 7 }, { type: 0, value: " minutos" }] } }, offset: 0, pluralType: "cardinal" }], "cert.fact.date": [{ type: 0, value: "Data de conclus\xE3o" }], "cert.fact.duration": [{ type: 0, value: "Carga hor\xE1ria" }], "cert.fact.grade": [{ type: 0, value: "Nota" }], "cert.fact.instructor": [{ type: 0, value: "Instrutor" }], "cert.fact.issuer": [{ type: 0, value: "Emitido por" }], "cert.fact.place": [{ type: 0, value: "Local" }], "cert.label": [{ type: 0, value: "conquista" }], "cert.programme": [{ type: 0, value: "Conte\xFAdo program\xE1tico" }], "cert.qr": [{ type: 0, value: "C\xF3digo QR que leva ao certificado p\xFAblico: " }, { type: 1, value: "address" }], "cert.scan": [{ type: 0, value: "Aponte a c\xE2mera para conferir" }], "cert.signature": [{ type: 0, value: "Assinatura digital" }], "cert.textOnBack": [{ type: 0, value: "texto no verso" }], "cert.title": [{ type: 0, value: "Certifica\xE7\xE3o de Curso" }], "cert.vid": [{ type: 0, value: "ID de valida\xE7\xE3o" }], "document.unnamed": [{ type: 0, value: "Certificado sem nome" }], "fatal.back": [{ type: 0, value: "Voltar \xE0 plataforma" }], "fatal.loading": [{ type: 0, value: "Uma parte da p\xE1gina n\xE3o carregou. Ela pode ter sido atualizada." }], "home.title": [{ type: 0, value: "Meus certificados" }], "print.lookup": [{ type: 0, value: "Conferir um certificado" }], retry: [{ type: 0, value: "Tentar de novo" }], "side.back": [{ type: 0, value: "Verso" }], "side.front": [{ type: 0, value: "Frente" }], "statement.certificates": [{ type: 0, value: "Certificados" }], "statement.completed": [{ type: 0, value: "Conclus\xE3o" }], "statement.content": [{ type: 0, value: "Conte\xFAdo" }], "statement.contents": [{ type: 0, value: "Conte\xFAdos" }], "statement.course": [{ type: 0, value: "Curso e ID de valida\xE7\xE3o" }], "statement.grade": [{ type: 0, value: "Nota" }], "statement.hours": [{ type: 2, value: "hours", style: null }, { type: 0, value: " h" }], "statement.hoursAndMinutes": [{ type: 2, value: "hours", style: null }, { type: 0, value: " h " }, { type: 2, value: "minutes", style: null }, { type: 0, value: " min" }], "statement.how": [{ type: 0, value: "Como conferir" }], "statement.how.text": [{ type: 0, value: "Cada linha tem um c\xF3digo e um ID de valida\xE7\xE3o que abrem o registro do certificado. Este hist\xF3rico \xE9 um resumo; o que vale \xE9 cada registro." }], "statement.issued": [{ type: 0, value: "Emitido em " }, { type: 1, value: "date" }], "statement.minutes": [{ type: 2, value: "minutes", style: null }, { type: 0, value: " min" }], "statement.mission": [{ type: 0, value: "Miss\xE3o" }], "statement.missions": [{ type: 0, value: "Miss\xF5es" }], "statement.page": [{ type: 2, value: "page", style: null }, { type: 0, value: " de " }, { type: 2, value: "pages", style: null }], "statement.period": [{ type: 1, value: "from" }, { type: 0, value: " a " }, { type: 1, value: "to" }], "statement.refresher": [{ type: 0, value: "Miss\xE3o de reciclagem" }], "statement.title": [{ type: 0, value: "Hist\xF3rico de aprendizagem" }], "statement.total": [{ type: 0, value: "Total" }], "statement.totals": [{ type: 0, value: "Totais por tipo" }], "statement.type": [{ type: 0, value: "Tipo" }], "statement.verify": [{ type: 0, value: "Conferir" }], "statement.verifyCourse": [{ type: 0, value: "Conferir " }, { type: 1, value: "course" }], "statement.without": [{ type: 0, value: "Sem carga hor\xE1ria: " }, { type: 2, value: "n", style: null }], "statement.workload": [{ type: 0, value: "Carga hor\xE1ria" }], "templates.title": [{ type: 0, value: "Gerenciar modelos" }] };
  }
});

// src/i18n/pt.ts
var pt_exports = {};
__export(pt_exports, {
  catalog: () => catalog
});
var catalog;
var init_pt = __esm({
  "src/i18n/pt.ts"() {
    "use strict";
    init_pt_BR();
    init_createCatalog();
    init_pt_learner();
    catalog = createCatalog(pt_learner_default, {
      locale: ptBR,
      formats: {
        short: ({ day, shortMonthName, year }) => `${day} de ${shortMonthName}. de ${year}`,
        long: ({ day, monthName, year }) => `${day} de ${monthName} de ${year}`,
        numeric: ({ twoDigitDay, twoDigitMonth, year }) => `${twoDigitDay}/${twoDigitMonth}/${year}`,
        month: ({ monthName, year }) => `${monthName} de ${year}`
      }
    });
  }
});

// node_modules/date-fns/locale/en-US/_lib/formatDistance.js
var formatDistanceLocale2, formatDistance2;
var init_formatDistance2 = __esm({
  "node_modules/date-fns/locale/en-US/_lib/formatDistance.js"() {
    formatDistanceLocale2 = {
      lessThanXSeconds: {
        one: "less than a second",
        other: "less than {{count}} seconds"
      },
      xSeconds: {
        one: "1 second",
        other: "{{count}} seconds"
      },
      halfAMinute: "half a minute",
      lessThanXMinutes: {
        one: "less than a minute",
        other: "less than {{count}} minutes"
      },
      xMinutes: {
        one: "1 minute",
        other: "{{count}} minutes"
      },
      aboutXHours: {
        one: "about 1 hour",
        other: "about {{count}} hours"
      },
      xHours: {
        one: "1 hour",
        other: "{{count}} hours"
      },
      xDays: {
        one: "1 day",
        other: "{{count}} days"
      },
      aboutXWeeks: {
        one: "about 1 week",
        other: "about {{count}} weeks"
      },
      xWeeks: {
        one: "1 week",
        other: "{{count}} weeks"
      },
      aboutXMonths: {
        one: "about 1 month",
        other: "about {{count}} months"
      },
      xMonths: {
        one: "1 month",
        other: "{{count}} months"
      },
      aboutXYears: {
        one: "about 1 year",
        other: "about {{count}} years"
      },
      xYears: {
        one: "1 year",
        other: "{{count}} years"
      },
      overXYears: {
        one: "over 1 year",
        other: "over {{count}} years"
      },
      almostXYears: {
        one: "almost 1 year",
        other: "almost {{count}} years"
      }
    };
    formatDistance2 = (token, count, options) => {
      let result;
      const tokenValue = formatDistanceLocale2[token];
      if (typeof tokenValue === "string") {
        result = tokenValue;
      } else if (count === 1) {
        result = tokenValue.one;
      } else {
        result = tokenValue.other.replace("{{count}}", count.toString());
      }
      if (options?.addSuffix) {
        if (options.comparison && options.comparison > 0) {
          return "in " + result;
        } else {
          return result + " ago";
        }
      }
      return result;
    };
  }
});

// node_modules/date-fns/locale/en-US/_lib/formatLong.js
var dateFormats2, timeFormats2, dateTimeFormats2, formatLong2;
var init_formatLong2 = __esm({
  "node_modules/date-fns/locale/en-US/_lib/formatLong.js"() {
    init_buildFormatLongFn();
    dateFormats2 = {
      full: "EEEE, MMMM do, y",
      long: "MMMM do, y",
      medium: "MMM d, y",
      short: "MM/dd/yyyy"
    };
    timeFormats2 = {
      full: "h:mm:ss a zzzz",
      long: "h:mm:ss a z",
      medium: "h:mm:ss a",
      short: "h:mm a"
    };
    dateTimeFormats2 = {
      full: "{{date}} 'at' {{time}}",
      long: "{{date}} 'at' {{time}}",
      medium: "{{date}}, {{time}}",
      short: "{{date}}, {{time}}"
    };
    formatLong2 = {
      date: buildFormatLongFn({
        formats: dateFormats2,
        defaultWidth: "full"
      }),
      time: buildFormatLongFn({
        formats: timeFormats2,
        defaultWidth: "full"
      }),
      dateTime: buildFormatLongFn({
        formats: dateTimeFormats2,
        defaultWidth: "full"
      })
    };
  }
});

// node_modules/date-fns/locale/en-US/_lib/formatRelative.js
var formatRelativeLocale2, formatRelative2;
var init_formatRelative2 = __esm({
  "node_modules/date-fns/locale/en-US/_lib/formatRelative.js"() {
    formatRelativeLocale2 = {
      lastWeek: "'last' eeee 'at' p",
      yesterday: "'yesterday at' p",
      today: "'today at' p",
      tomorrow: "'tomorrow at' p",
      nextWeek: "eeee 'at' p",
      other: "P"
    };
    formatRelative2 = (token, _date, _baseDate, _options) => formatRelativeLocale2[token];
  }
});

// node_modules/date-fns/locale/en-US/_lib/localize.js
var eraValues2, quarterValues2, monthValues2, dayValues2, dayPeriodValues2, formattingDayPeriodValues2, ordinalNumber2, localize2;
var init_localize2 = __esm({
  "node_modules/date-fns/locale/en-US/_lib/localize.js"() {
    init_buildLocalizeFn();
    eraValues2 = {
      narrow: ["B", "A"],
      abbreviated: ["BC", "AD"],
      wide: ["Before Christ", "Anno Domini"]
    };
    quarterValues2 = {
      narrow: ["1", "2", "3", "4"],
      abbreviated: ["Q1", "Q2", "Q3", "Q4"],
      wide: ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"]
    };
    monthValues2 = {
      narrow: ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"],
      abbreviated: [
        "Jan",
        "Feb",
        "Mar",
        "Apr",
        "May",
        "Jun",
        "Jul",
        "Aug",
        "Sep",
        "Oct",
        "Nov",
        "Dec"
      ],
      wide: [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December"
      ]
    };
    dayValues2 = {
      narrow: ["S", "M", "T", "W", "T", "F", "S"],
      short: ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"],
      abbreviated: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
      wide: [
        "Sunday",
        "Monday",
        "Tuesday",
        "Wednesday",
        "Thursday",
        "Friday",
        "Saturday"
      ]
    };
    dayPeriodValues2 = {
      narrow: {
        am: "a",
        pm: "p",
        midnight: "mi",
        noon: "n",
        morning: "morning",
        afternoon: "afternoon",
        evening: "evening",
        night: "night"
      },
      abbreviated: {
        am: "AM",
        pm: "PM",
        midnight: "midnight",
        noon: "noon",
        morning: "morning",
        afternoon: "afternoon",
        evening: "evening",
        night: "night"
      },
      wide: {
        am: "a.m.",
        pm: "p.m.",
        midnight: "midnight",
        noon: "noon",
        morning: "morning",
        afternoon: "afternoon",
        evening: "evening",
        night: "night"
      }
    };
    formattingDayPeriodValues2 = {
      narrow: {
        am: "a",
        pm: "p",
        midnight: "mi",
        noon: "n",
        morning: "in the morning",
        afternoon: "in the afternoon",
        evening: "in the evening",
        night: "at night"
      },
      abbreviated: {
        am: "AM",
        pm: "PM",
        midnight: "midnight",
        noon: "noon",
        morning: "in the morning",
        afternoon: "in the afternoon",
        evening: "in the evening",
        night: "at night"
      },
      wide: {
        am: "a.m.",
        pm: "p.m.",
        midnight: "midnight",
        noon: "noon",
        morning: "in the morning",
        afternoon: "in the afternoon",
        evening: "in the evening",
        night: "at night"
      }
    };
    ordinalNumber2 = (dirtyNumber, _options) => {
      const number = Number(dirtyNumber);
      const rem100 = number % 100;
      if (rem100 > 20 || rem100 < 10) {
        switch (rem100 % 10) {
          case 1:
            return number + "st";
          case 2:
            return number + "nd";
          case 3:
            return number + "rd";
        }
      }
      return number + "th";
    };
    localize2 = {
      ordinalNumber: ordinalNumber2,
      era: buildLocalizeFn({
        values: eraValues2,
        defaultWidth: "wide"
      }),
      quarter: buildLocalizeFn({
        values: quarterValues2,
        defaultWidth: "wide",
        argumentCallback: (quarter) => quarter - 1
      }),
      month: buildLocalizeFn({
        values: monthValues2,
        defaultWidth: "wide"
      }),
      day: buildLocalizeFn({
        values: dayValues2,
        defaultWidth: "wide"
      }),
      dayPeriod: buildLocalizeFn({
        values: dayPeriodValues2,
        defaultWidth: "wide",
        formattingValues: formattingDayPeriodValues2,
        defaultFormattingWidth: "wide"
      })
    };
  }
});

// node_modules/date-fns/locale/en-US/_lib/match.js
var matchOrdinalNumberPattern2, parseOrdinalNumberPattern2, matchEraPatterns2, parseEraPatterns2, matchQuarterPatterns2, parseQuarterPatterns2, matchMonthPatterns2, parseMonthPatterns2, matchDayPatterns2, parseDayPatterns2, matchDayPeriodPatterns2, parseDayPeriodPatterns2, match2;
var init_match2 = __esm({
  "node_modules/date-fns/locale/en-US/_lib/match.js"() {
    init_buildMatchFn();
    init_buildMatchPatternFn();
    matchOrdinalNumberPattern2 = /^(\d+)(th|st|nd|rd)?/i;
    parseOrdinalNumberPattern2 = /\d+/i;
    matchEraPatterns2 = {
      narrow: /^(b|a)/i,
      abbreviated: /^(b\.?\s?c\.?|b\.?\s?c\.?\s?e\.?|a\.?\s?d\.?|c\.?\s?e\.?)/i,
      wide: /^(before christ|before common era|anno domini|common era)/i
    };
    parseEraPatterns2 = {
      any: [/^b/i, /^(a|c)/i]
    };
    matchQuarterPatterns2 = {
      narrow: /^[1234]/i,
      abbreviated: /^q[1234]/i,
      wide: /^[1234](th|st|nd|rd)? quarter/i
    };
    parseQuarterPatterns2 = {
      any: [/1/i, /2/i, /3/i, /4/i]
    };
    matchMonthPatterns2 = {
      narrow: /^[jfmasond]/i,
      abbreviated: /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i,
      wide: /^(january|february|march|april|may|june|july|august|september|october|november|december)/i
    };
    parseMonthPatterns2 = {
      narrow: [
        /^j/i,
        /^f/i,
        /^m/i,
        /^a/i,
        /^m/i,
        /^j/i,
        /^j/i,
        /^a/i,
        /^s/i,
        /^o/i,
        /^n/i,
        /^d/i
      ],
      any: [
        /^ja/i,
        /^f/i,
        /^mar/i,
        /^ap/i,
        /^may/i,
        /^jun/i,
        /^jul/i,
        /^au/i,
        /^s/i,
        /^o/i,
        /^n/i,
        /^d/i
      ]
    };
    matchDayPatterns2 = {
      narrow: /^[smtwf]/i,
      short: /^(su|mo|tu|we|th|fr|sa)/i,
      abbreviated: /^(sun|mon|tue|wed|thu|fri|sat)/i,
      wide: /^(sunday|monday|tuesday|wednesday|thursday|friday|saturday)/i
    };
    parseDayPatterns2 = {
      narrow: [/^s/i, /^m/i, /^t/i, /^w/i, /^t/i, /^f/i, /^s/i],
      any: [/^su/i, /^m/i, /^tu/i, /^w/i, /^th/i, /^f/i, /^sa/i]
    };
    matchDayPeriodPatterns2 = {
      narrow: /^(a|p|mi|n|(in the|at) (morning|afternoon|evening|night))/i,
      any: /^([ap]\.?\s?m\.?|midnight|noon|(in the|at) (morning|afternoon|evening|night))/i
    };
    parseDayPeriodPatterns2 = {
      any: {
        am: /^a/i,
        pm: /^p/i,
        midnight: /^mi/i,
        noon: /^no/i,
        morning: /morning/i,
        afternoon: /afternoon/i,
        evening: /evening/i,
        night: /night/i
      }
    };
    match2 = {
      ordinalNumber: buildMatchPatternFn({
        matchPattern: matchOrdinalNumberPattern2,
        parsePattern: parseOrdinalNumberPattern2,
        valueCallback: (value) => parseInt(value, 10)
      }),
      era: buildMatchFn({
        matchPatterns: matchEraPatterns2,
        defaultMatchWidth: "wide",
        parsePatterns: parseEraPatterns2,
        defaultParseWidth: "any"
      }),
      quarter: buildMatchFn({
        matchPatterns: matchQuarterPatterns2,
        defaultMatchWidth: "wide",
        parsePatterns: parseQuarterPatterns2,
        defaultParseWidth: "any",
        valueCallback: (index) => index + 1
      }),
      month: buildMatchFn({
        matchPatterns: matchMonthPatterns2,
        defaultMatchWidth: "wide",
        parsePatterns: parseMonthPatterns2,
        defaultParseWidth: "any"
      }),
      day: buildMatchFn({
        matchPatterns: matchDayPatterns2,
        defaultMatchWidth: "wide",
        parsePatterns: parseDayPatterns2,
        defaultParseWidth: "any"
      }),
      dayPeriod: buildMatchFn({
        matchPatterns: matchDayPeriodPatterns2,
        defaultMatchWidth: "any",
        parsePatterns: parseDayPeriodPatterns2,
        defaultParseWidth: "any"
      })
    };
  }
});

// node_modules/date-fns/locale/en-US.js
var enUS;
var init_en_US = __esm({
  "node_modules/date-fns/locale/en-US.js"() {
    init_formatDistance2();
    init_formatLong2();
    init_formatRelative2();
    init_localize2();
    init_match2();
    enUS = {
      code: "en-US",
      formatDistance: formatDistance2,
      formatLong: formatLong2,
      formatRelative: formatRelative2,
      localize: localize2,
      match: match2,
      options: {
        weekStartsOn: 0,
        firstWeekContainsDate: 1
      }
    };
  }
});

// src/i18n/compiled/en.learner.json
var en_learner_default;
var init_en_learner = __esm({
  "src/i18n/compiled/en.learner.json"() {
    en_learner_default = { "cert.back": [{ type: 0, value: "Certificate details" }], "cert.certify": [{ type: 0, value: "We certify that" }], "cert.concluded": [{ type: 0, value: "concluded the course:" }], "cert.continued": [{ type: 0, value: "Continued from the front" }], "cert.continued.center": [{ type: 0, value: "Text:" }], "cert.continued.footer": [{ type: 0, value: "Footer:" }], "cert.continued.header": [{ type: 0, value: "Header:" }], "cert.continues": [{ type: 0, value: "continued on the back" }], "cert.duration": [{ type: 6, value: "h", options: { one: { value: [{ type: 7 }, { type: 0, value: " hour" }] }, other: { value: [{ type: 7 }, { type: 0, value: " hours" }] } }, offset: 0, pluralType: "cardinal" }, { type: 0, value: " and " }, { type: 6, value: "m", options: { one: { value: [{ type: 7 }, { type: 0, value: " minute" }] }, other: { value: [{ type: 7 }, { type: 0, value: " minutes" }] } }, offset: 0, pluralType: "cardinal" }], "cert.duration.hours": [{ type: 6, value: "h", options: { one: { value: [{ type: 7 }, { type: 0, value: " hour" }] }, other: { value: [{ type: 7 }, { type: 0, value: " hours" }] } }, offset: 0, pluralType: "cardinal" }], "cert.duration.minutes": [{ type: 6, value: "m", options: { one: { value: [{ type: 7 }, { type: 0, value: " minute" }] }, other: { value: [{ type: 7 }, { type: 0, value: " minutes" }] } }, offset: 0, pluralType: "cardinal" }], "cert.fact.date": [{ type: 0, value: "Completion date" }], "cert.fact.duration": [{ type: 0, value: "Duration" }], "cert.fact.grade": [{ type: 0, value: "Grade" }], "cert.fact.instructor": [{ type: 0, value: "Instructor" }], "cert.fact.issuer": [{ type: 0, value: "Issued by" }], "cert.fact.place": [{ type: 0, value: "Place" }], "cert.label": [{ type: 0, value: "achievement" }], "cert.programme": [{ type: 0, value: "Programme" }], "cert.qr": [{ type: 0, value: "QR code that leads to the public certificate: " }, { type: 1, value: "address" }], "cert.scan": [{ type: 0, value: "Scan to verify" }], "cert.signature": [{ type: 0, value: "Digital signature" }], "cert.textOnBack": [{ type: 0, value: "text on the back" }], "cert.title": [{ type: 0, value: "Course Certification" }], "cert.vid": [{ type: 0, value: "Validation ID" }], "document.unnamed": [{ type: 0, value: "Certificate without a name" }], "fatal.back": [{ type: 0, value: "Back to the platform" }], "fatal.loading": [{ type: 0, value: "Part of the page did not load. It may have been updated." }], "home.title": [{ type: 0, value: "My certificates" }], "print.lookup": [{ type: 0, value: "Check a certificate" }], retry: [{ type: 0, value: "Try again" }], "side.back": [{ type: 0, value: "Back" }], "side.front": [{ type: 0, value: "Front" }], "statement.certificates": [{ type: 0, value: "Certificates" }], "statement.completed": [{ type: 0, value: "Completed" }], "statement.content": [{ type: 0, value: "Content" }], "statement.contents": [{ type: 0, value: "Contents" }], "statement.course": [{ type: 0, value: "Course and validation ID" }], "statement.grade": [{ type: 0, value: "Grade" }], "statement.hours": [{ type: 2, value: "hours", style: null }, { type: 0, value: " h" }], "statement.hoursAndMinutes": [{ type: 2, value: "hours", style: null }, { type: 0, value: " h " }, { type: 2, value: "minutes", style: null }, { type: 0, value: " min" }], "statement.how": [{ type: 0, value: "How to verify" }], "statement.how.text": [{ type: 0, value: "Each row has a code and a validation ID that open the certificate\u2019s record. This statement is a summary; each record is what counts." }], "statement.issued": [{ type: 0, value: "Issued on " }, { type: 1, value: "date" }], "statement.minutes": [{ type: 2, value: "minutes", style: null }, { type: 0, value: " min" }], "statement.mission": [{ type: 0, value: "Mission" }], "statement.missions": [{ type: 0, value: "Missions" }], "statement.page": [{ type: 2, value: "page", style: null }, { type: 0, value: " of " }, { type: 2, value: "pages", style: null }], "statement.period": [{ type: 1, value: "from" }, { type: 0, value: " to " }, { type: 1, value: "to" }], "statement.refresher": [{ type: 0, value: "Refresher mission" }], "statement.title": [{ type: 0, value: "Statement of learning" }], "statement.total": [{ type: 0, value: "Total" }], "statement.totals": [{ type: 0, value: "Totals by type" }], "statement.type": [{ type: 0, value: "Type" }], "statement.verify": [{ type: 0, value: "Verify" }], "statement.verifyCourse": [{ type: 0, value: "Verify " }, { type: 1, value: "course" }], "statement.without": [{ type: 0, value: "Without workload: " }, { type: 2, value: "n", style: null }], "statement.workload": [{ type: 0, value: "Workload" }], "templates.title": [{ type: 0, value: "Manage templates" }] };
  }
});

// src/i18n/en.ts
var en_exports = {};
__export(en_exports, {
  catalog: () => catalog2
});
var catalog2;
var init_en = __esm({
  "src/i18n/en.ts"() {
    "use strict";
    init_en_US();
    init_createCatalog();
    init_en_learner();
    catalog2 = createCatalog(en_learner_default, {
      locale: enUS,
      formats: {
        short: ({ day, shortMonthName, year }) => `${shortMonthName} ${day}, ${year}`,
        long: ({ day, monthName, year }) => `${monthName} ${day}, ${year}`,
        numeric: ({ twoDigitDay, twoDigitMonth, year }) => `${twoDigitMonth}/${twoDigitDay}/${year}`,
        month: ({ monthName, year }) => `${monthName} ${year}`
      }
    });
  }
});

// node_modules/date-fns/locale/es/_lib/formatDistance.js
var formatDistanceLocale3, formatDistance3;
var init_formatDistance3 = __esm({
  "node_modules/date-fns/locale/es/_lib/formatDistance.js"() {
    formatDistanceLocale3 = {
      lessThanXSeconds: {
        one: "menos de un segundo",
        other: "menos de {{count}} segundos"
      },
      xSeconds: {
        one: "1 segundo",
        other: "{{count}} segundos"
      },
      halfAMinute: "medio minuto",
      lessThanXMinutes: {
        one: "menos de un minuto",
        other: "menos de {{count}} minutos"
      },
      xMinutes: {
        one: "1 minuto",
        other: "{{count}} minutos"
      },
      aboutXHours: {
        one: "alrededor de 1 hora",
        other: "alrededor de {{count}} horas"
      },
      xHours: {
        one: "1 hora",
        other: "{{count}} horas"
      },
      xDays: {
        one: "1 d\xEDa",
        other: "{{count}} d\xEDas"
      },
      aboutXWeeks: {
        one: "alrededor de 1 semana",
        other: "alrededor de {{count}} semanas"
      },
      xWeeks: {
        one: "1 semana",
        other: "{{count}} semanas"
      },
      aboutXMonths: {
        one: "alrededor de 1 mes",
        other: "alrededor de {{count}} meses"
      },
      xMonths: {
        one: "1 mes",
        other: "{{count}} meses"
      },
      aboutXYears: {
        one: "alrededor de 1 a\xF1o",
        other: "alrededor de {{count}} a\xF1os"
      },
      xYears: {
        one: "1 a\xF1o",
        other: "{{count}} a\xF1os"
      },
      overXYears: {
        one: "m\xE1s de 1 a\xF1o",
        other: "m\xE1s de {{count}} a\xF1os"
      },
      almostXYears: {
        one: "casi 1 a\xF1o",
        other: "casi {{count}} a\xF1os"
      }
    };
    formatDistance3 = (token, count, options) => {
      let result;
      const tokenValue = formatDistanceLocale3[token];
      if (typeof tokenValue === "string") {
        result = tokenValue;
      } else if (count === 1) {
        result = tokenValue.one;
      } else {
        result = tokenValue.other.replace("{{count}}", count.toString());
      }
      if (options?.addSuffix) {
        if (options.comparison && options.comparison > 0) {
          return "en " + result;
        } else {
          return "hace " + result;
        }
      }
      return result;
    };
  }
});

// node_modules/date-fns/locale/es/_lib/formatLong.js
var dateFormats3, timeFormats3, dateTimeFormats3, formatLong3;
var init_formatLong3 = __esm({
  "node_modules/date-fns/locale/es/_lib/formatLong.js"() {
    init_buildFormatLongFn();
    dateFormats3 = {
      full: "EEEE, d 'de' MMMM 'de' y",
      long: "d 'de' MMMM 'de' y",
      medium: "d MMM y",
      short: "dd/MM/y"
    };
    timeFormats3 = {
      full: "HH:mm:ss zzzz",
      long: "HH:mm:ss z",
      medium: "HH:mm:ss",
      short: "HH:mm"
    };
    dateTimeFormats3 = {
      full: "{{date}} 'a las' {{time}}",
      long: "{{date}} 'a las' {{time}}",
      medium: "{{date}}, {{time}}",
      short: "{{date}}, {{time}}"
    };
    formatLong3 = {
      date: buildFormatLongFn({
        formats: dateFormats3,
        defaultWidth: "full"
      }),
      time: buildFormatLongFn({
        formats: timeFormats3,
        defaultWidth: "full"
      }),
      dateTime: buildFormatLongFn({
        formats: dateTimeFormats3,
        defaultWidth: "full"
      })
    };
  }
});

// node_modules/date-fns/locale/es/_lib/formatRelative.js
var formatRelativeLocale3, formatRelativeLocalePlural, formatRelative3;
var init_formatRelative3 = __esm({
  "node_modules/date-fns/locale/es/_lib/formatRelative.js"() {
    formatRelativeLocale3 = {
      lastWeek: "'el' eeee 'pasado a la' p",
      yesterday: "'ayer a la' p",
      today: "'hoy a la' p",
      tomorrow: "'ma\xF1ana a la' p",
      nextWeek: "eeee 'a la' p",
      other: "P"
    };
    formatRelativeLocalePlural = {
      lastWeek: "'el' eeee 'pasado a las' p",
      yesterday: "'ayer a las' p",
      today: "'hoy a las' p",
      tomorrow: "'ma\xF1ana a las' p",
      nextWeek: "eeee 'a las' p",
      other: "P"
    };
    formatRelative3 = (token, date, _baseDate, _options) => {
      if (date.getHours() !== 1) {
        return formatRelativeLocalePlural[token];
      } else {
        return formatRelativeLocale3[token];
      }
    };
  }
});

// node_modules/date-fns/locale/es/_lib/localize.js
var eraValues3, quarterValues3, monthValues3, dayValues3, dayPeriodValues3, formattingDayPeriodValues3, ordinalNumber3, localize3;
var init_localize3 = __esm({
  "node_modules/date-fns/locale/es/_lib/localize.js"() {
    init_buildLocalizeFn();
    eraValues3 = {
      narrow: ["AC", "DC"],
      abbreviated: ["AC", "DC"],
      wide: ["antes de cristo", "despu\xE9s de cristo"]
    };
    quarterValues3 = {
      narrow: ["1", "2", "3", "4"],
      abbreviated: ["T1", "T2", "T3", "T4"],
      wide: ["1\xBA trimestre", "2\xBA trimestre", "3\xBA trimestre", "4\xBA trimestre"]
    };
    monthValues3 = {
      narrow: ["e", "f", "m", "a", "m", "j", "j", "a", "s", "o", "n", "d"],
      abbreviated: [
        "ene",
        "feb",
        "mar",
        "abr",
        "may",
        "jun",
        "jul",
        "ago",
        "sep",
        "oct",
        "nov",
        "dic"
      ],
      wide: [
        "enero",
        "febrero",
        "marzo",
        "abril",
        "mayo",
        "junio",
        "julio",
        "agosto",
        "septiembre",
        "octubre",
        "noviembre",
        "diciembre"
      ]
    };
    dayValues3 = {
      narrow: ["d", "l", "m", "m", "j", "v", "s"],
      short: ["do", "lu", "ma", "mi", "ju", "vi", "s\xE1"],
      abbreviated: ["dom", "lun", "mar", "mi\xE9", "jue", "vie", "s\xE1b"],
      wide: [
        "domingo",
        "lunes",
        "martes",
        "mi\xE9rcoles",
        "jueves",
        "viernes",
        "s\xE1bado"
      ]
    };
    dayPeriodValues3 = {
      narrow: {
        am: "a",
        pm: "p",
        midnight: "mn",
        noon: "md",
        morning: "ma\xF1ana",
        afternoon: "tarde",
        evening: "tarde",
        night: "noche"
      },
      abbreviated: {
        am: "AM",
        pm: "PM",
        midnight: "medianoche",
        noon: "mediodia",
        morning: "ma\xF1ana",
        afternoon: "tarde",
        evening: "tarde",
        night: "noche"
      },
      wide: {
        am: "a.m.",
        pm: "p.m.",
        midnight: "medianoche",
        noon: "mediodia",
        morning: "ma\xF1ana",
        afternoon: "tarde",
        evening: "tarde",
        night: "noche"
      }
    };
    formattingDayPeriodValues3 = {
      narrow: {
        am: "a",
        pm: "p",
        midnight: "mn",
        noon: "md",
        morning: "de la ma\xF1ana",
        afternoon: "de la tarde",
        evening: "de la tarde",
        night: "de la noche"
      },
      abbreviated: {
        am: "AM",
        pm: "PM",
        midnight: "medianoche",
        noon: "mediodia",
        morning: "de la ma\xF1ana",
        afternoon: "de la tarde",
        evening: "de la tarde",
        night: "de la noche"
      },
      wide: {
        am: "a.m.",
        pm: "p.m.",
        midnight: "medianoche",
        noon: "mediodia",
        morning: "de la ma\xF1ana",
        afternoon: "de la tarde",
        evening: "de la tarde",
        night: "de la noche"
      }
    };
    ordinalNumber3 = (dirtyNumber, _options) => {
      const number = Number(dirtyNumber);
      return number + "\xBA";
    };
    localize3 = {
      ordinalNumber: ordinalNumber3,
      era: buildLocalizeFn({
        values: eraValues3,
        defaultWidth: "wide"
      }),
      quarter: buildLocalizeFn({
        values: quarterValues3,
        defaultWidth: "wide",
        argumentCallback: (quarter) => Number(quarter) - 1
      }),
      month: buildLocalizeFn({
        values: monthValues3,
        defaultWidth: "wide"
      }),
      day: buildLocalizeFn({
        values: dayValues3,
        defaultWidth: "wide"
      }),
      dayPeriod: buildLocalizeFn({
        values: dayPeriodValues3,
        defaultWidth: "wide",
        formattingValues: formattingDayPeriodValues3,
        defaultFormattingWidth: "wide"
      })
    };
  }
});

// node_modules/date-fns/locale/es/_lib/match.js
var matchOrdinalNumberPattern3, parseOrdinalNumberPattern3, matchEraPatterns3, parseEraPatterns3, matchQuarterPatterns3, parseQuarterPatterns3, matchMonthPatterns3, parseMonthPatterns3, matchDayPatterns3, parseDayPatterns3, matchDayPeriodPatterns3, parseDayPeriodPatterns3, match3;
var init_match3 = __esm({
  "node_modules/date-fns/locale/es/_lib/match.js"() {
    init_buildMatchPatternFn();
    init_buildMatchFn();
    matchOrdinalNumberPattern3 = /^(\d+)(º)?/i;
    parseOrdinalNumberPattern3 = /\d+/i;
    matchEraPatterns3 = {
      narrow: /^(ac|dc|a|d)/i,
      abbreviated: /^(a\.?\s?c\.?|a\.?\s?e\.?\s?c\.?|d\.?\s?c\.?|e\.?\s?c\.?)/i,
      wide: /^(antes de cristo|antes de la era com[uú]n|despu[eé]s de cristo|era com[uú]n)/i
    };
    parseEraPatterns3 = {
      any: [/^ac/i, /^dc/i],
      wide: [
        /^(antes de cristo|antes de la era com[uú]n)/i,
        /^(despu[eé]s de cristo|era com[uú]n)/i
      ]
    };
    matchQuarterPatterns3 = {
      narrow: /^[1234]/i,
      abbreviated: /^T[1234]/i,
      wide: /^[1234](º)? trimestre/i
    };
    parseQuarterPatterns3 = {
      any: [/1/i, /2/i, /3/i, /4/i]
    };
    matchMonthPatterns3 = {
      narrow: /^[efmajsond]/i,
      abbreviated: /^(ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)/i,
      wide: /^(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)/i
    };
    parseMonthPatterns3 = {
      narrow: [
        /^e/i,
        /^f/i,
        /^m/i,
        /^a/i,
        /^m/i,
        /^j/i,
        /^j/i,
        /^a/i,
        /^s/i,
        /^o/i,
        /^n/i,
        /^d/i
      ],
      any: [
        /^en/i,
        /^feb/i,
        /^mar/i,
        /^abr/i,
        /^may/i,
        /^jun/i,
        /^jul/i,
        /^ago/i,
        /^sep/i,
        /^oct/i,
        /^nov/i,
        /^dic/i
      ]
    };
    matchDayPatterns3 = {
      narrow: /^[dlmjvs]/i,
      short: /^(do|lu|ma|mi|ju|vi|s[áa])/i,
      abbreviated: /^(dom|lun|mar|mi[ée]|jue|vie|s[áa]b)/i,
      wide: /^(domingo|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado)/i
    };
    parseDayPatterns3 = {
      narrow: [/^d/i, /^l/i, /^m/i, /^m/i, /^j/i, /^v/i, /^s/i],
      any: [/^do/i, /^lu/i, /^ma/i, /^mi/i, /^ju/i, /^vi/i, /^sa/i]
    };
    matchDayPeriodPatterns3 = {
      narrow: /^(a|p|mn|md|(de la|a las) (mañana|tarde|noche))/i,
      any: /^([ap]\.?\s?m\.?|medianoche|mediodia|(de la|a las) (mañana|tarde|noche))/i
    };
    parseDayPeriodPatterns3 = {
      any: {
        am: /^a/i,
        pm: /^p/i,
        midnight: /^mn/i,
        noon: /^md/i,
        morning: /mañana/i,
        afternoon: /tarde/i,
        evening: /tarde/i,
        night: /noche/i
      }
    };
    match3 = {
      ordinalNumber: buildMatchPatternFn({
        matchPattern: matchOrdinalNumberPattern3,
        parsePattern: parseOrdinalNumberPattern3,
        valueCallback: function(value) {
          return parseInt(value, 10);
        }
      }),
      era: buildMatchFn({
        matchPatterns: matchEraPatterns3,
        defaultMatchWidth: "wide",
        parsePatterns: parseEraPatterns3,
        defaultParseWidth: "any"
      }),
      quarter: buildMatchFn({
        matchPatterns: matchQuarterPatterns3,
        defaultMatchWidth: "wide",
        parsePatterns: parseQuarterPatterns3,
        defaultParseWidth: "any",
        valueCallback: (index) => index + 1
      }),
      month: buildMatchFn({
        matchPatterns: matchMonthPatterns3,
        defaultMatchWidth: "wide",
        parsePatterns: parseMonthPatterns3,
        defaultParseWidth: "any"
      }),
      day: buildMatchFn({
        matchPatterns: matchDayPatterns3,
        defaultMatchWidth: "wide",
        parsePatterns: parseDayPatterns3,
        defaultParseWidth: "any"
      }),
      dayPeriod: buildMatchFn({
        matchPatterns: matchDayPeriodPatterns3,
        defaultMatchWidth: "any",
        parsePatterns: parseDayPeriodPatterns3,
        defaultParseWidth: "any"
      })
    };
  }
});

// node_modules/date-fns/locale/es.js
var es;
var init_es = __esm({
  "node_modules/date-fns/locale/es.js"() {
    init_formatDistance3();
    init_formatLong3();
    init_formatRelative3();
    init_localize3();
    init_match3();
    es = {
      code: "es",
      formatDistance: formatDistance3,
      formatLong: formatLong3,
      formatRelative: formatRelative3,
      localize: localize3,
      match: match3,
      options: {
        weekStartsOn: 1,
        firstWeekContainsDate: 1
      }
    };
  }
});

// src/i18n/compiled/es.learner.json
var es_learner_default;
var init_es_learner = __esm({
  "src/i18n/compiled/es.learner.json"() {
    es_learner_default = { "cert.back": [{ type: 0, value: "Datos del certificado" }], "cert.certify": [{ type: 0, value: "Certificamos que" }], "cert.concluded": [{ type: 0, value: "concluy\xF3 el curso:" }], "cert.continued": [{ type: 0, value: "Continuaci\xF3n del anverso" }], "cert.continued.center": [{ type: 0, value: "Texto:" }], "cert.continued.footer": [{ type: 0, value: "Pie de p\xE1gina:" }], "cert.continued.header": [{ type: 0, value: "Encabezado:" }], "cert.continues": [{ type: 0, value: "contin\xFAa en el reverso" }], "cert.duration": [{ type: 6, value: "h", options: { one: { value: [{ type: 7 }, { type: 0, value: " hora" }] }, other: { value: [{ type: 7 }, { type: 0, value: " horas" }] } }, offset: 0, pluralType: "cardinal" }, { type: 0, value: " y " }, { type: 6, value: "m", options: { one: { value: [{ type: 7 }, { type: 0, value: " minuto" }] }, other: { value: [{ type: 7 }, { type: 0, value: " minutos" }] } }, offset: 0, pluralType: "cardinal" }], "cert.duration.hours": [{ type: 6, value: "h", options: { one: { value: [{ type: 7 }, { type: 0, value: " hora" }] }, other: { value: [{ type: 7 }, { type: 0, value: " horas" }] } }, offset: 0, pluralType: "cardinal" }], "cert.duration.minutes": [{ type: 6, value: "m", options: { one: { value: [{ type: 7 }, { type: 0, value: " minuto" }] }, other: { value: [{ type: 7 }, { type: 0, value: " minutos" }] } }, offset: 0, pluralType: "cardinal" }], "cert.fact.date": [{ type: 0, value: "Fecha de finalizaci\xF3n" }], "cert.fact.duration": [{ type: 0, value: "Carga horaria" }], "cert.fact.grade": [{ type: 0, value: "Nota" }], "cert.fact.instructor": [{ type: 0, value: "Instructor" }], "cert.fact.issuer": [{ type: 0, value: "Emitido por" }], "cert.fact.place": [{ type: 0, value: "Lugar" }], "cert.label": [{ type: 0, value: "logro" }], "cert.programme": [{ type: 0, value: "Programa" }], "cert.qr": [{ type: 0, value: "C\xF3digo QR que lleva al certificado p\xFAblico: " }, { type: 1, value: "address" }], "cert.scan": [{ type: 0, value: "Escanea para verificar" }], "cert.signature": [{ type: 0, value: "Firma digital" }], "cert.textOnBack": [{ type: 0, value: "texto en el reverso" }], "cert.title": [{ type: 0, value: "Certificaci\xF3n de Curso" }], "cert.vid": [{ type: 0, value: "ID de validaci\xF3n" }], "document.unnamed": [{ type: 0, value: "Certificado sin nombre" }], "fatal.back": [{ type: 0, value: "Volver a la plataforma" }], "fatal.loading": [{ type: 0, value: "Una parte de la p\xE1gina no se carg\xF3. Puede que se haya actualizado." }], "home.title": [{ type: 0, value: "Mis certificados" }], "print.lookup": [{ type: 0, value: "Comprobar un certificado" }], retry: [{ type: 0, value: "Reintentar" }], "side.back": [{ type: 0, value: "Reverso" }], "side.front": [{ type: 0, value: "Anverso" }], "statement.certificates": [{ type: 0, value: "Certificados" }], "statement.completed": [{ type: 0, value: "Finalizaci\xF3n" }], "statement.content": [{ type: 0, value: "Contenido" }], "statement.contents": [{ type: 0, value: "Contenidos" }], "statement.course": [{ type: 0, value: "Curso e ID de validaci\xF3n" }], "statement.grade": [{ type: 0, value: "Nota" }], "statement.hours": [{ type: 2, value: "hours", style: null }, { type: 0, value: " h" }], "statement.hoursAndMinutes": [{ type: 2, value: "hours", style: null }, { type: 0, value: " h " }, { type: 2, value: "minutes", style: null }, { type: 0, value: " min" }], "statement.how": [{ type: 0, value: "C\xF3mo verificar" }], "statement.how.text": [{ type: 0, value: "Cada fila tiene un c\xF3digo y un ID de validaci\xF3n que abren el registro del certificado. Este historial es un resumen; lo que vale es cada registro." }], "statement.issued": [{ type: 0, value: "Emitido el " }, { type: 1, value: "date" }], "statement.minutes": [{ type: 2, value: "minutes", style: null }, { type: 0, value: " min" }], "statement.mission": [{ type: 0, value: "Misi\xF3n" }], "statement.missions": [{ type: 0, value: "Misiones" }], "statement.page": [{ type: 2, value: "page", style: null }, { type: 0, value: " de " }, { type: 2, value: "pages", style: null }], "statement.period": [{ type: 1, value: "from" }, { type: 0, value: " a " }, { type: 1, value: "to" }], "statement.refresher": [{ type: 0, value: "Misi\xF3n de reciclaje" }], "statement.title": [{ type: 0, value: "Historial de aprendizaje" }], "statement.total": [{ type: 0, value: "Total" }], "statement.totals": [{ type: 0, value: "Totales por tipo" }], "statement.type": [{ type: 0, value: "Tipo" }], "statement.verify": [{ type: 0, value: "Verificar" }], "statement.verifyCourse": [{ type: 0, value: "Verificar " }, { type: 1, value: "course" }], "statement.without": [{ type: 0, value: "Sin carga horaria: " }, { type: 2, value: "n", style: null }], "statement.workload": [{ type: 0, value: "Carga horaria" }], "templates.title": [{ type: 0, value: "Gestionar plantillas" }] };
  }
});

// src/i18n/es.ts
var es_exports = {};
__export(es_exports, {
  catalog: () => catalog3
});
var catalog3;
var init_es2 = __esm({
  "src/i18n/es.ts"() {
    "use strict";
    init_es();
    init_createCatalog();
    init_es_learner();
    catalog3 = createCatalog(es_learner_default, {
      locale: es,
      formats: {
        short: ({ day, shortMonthName, year }) => `${day} ${shortMonthName} ${year}`,
        long: ({ day, monthName, year }) => `${day} de ${monthName} de ${year}`,
        numeric: ({ twoDigitDay, twoDigitMonth, year }) => `${twoDigitDay}/${twoDigitMonth}/${year}`,
        month: ({ monthName, year }) => `${monthName} de ${year}`
      }
    });
  }
});

// src/rendering/pdf/syntax.ts
function formatNumbers(...values) {
  return values.map(formatDecimal).join(" ");
}
function formatPdfColor(hex) {
  return formatNumbers(
    ...[1, 3, 5].map((start2) => parseInt(hex.slice(start2, start2 + 2), 16) / 255)
  );
}
function formatHex4(value) {
  return `${hexBytes[value >> 8] ?? ""}${hexBytes[value & 255] ?? ""}`;
}
function formatTextString(text) {
  let hex = "<FEFF";
  for (let index = 0; index < text.length; index++) hex += formatHex4(text.charCodeAt(index));
  return `${hex}>`;
}
function formatAsciiString(text) {
  const ascii = text.replace(/[^\x20-\x7e]+/g, encodeURIComponent);
  return `(${ascii.replace(/[\\()]/g, "\\$&")})`;
}
function formatPdfDateEntries(iso, ...names) {
  const instant = toUtcInstant(iso)?.replace(/\D/g, "");
  return instant === void 0 ? "" : names.map((name) => `/${name} (D:${instant}Z)`).join("");
}
function toUtcInstant(iso) {
  const time = Date.parse(iso);
  const instant = Number.isNaN(time) ? "" : new Date(time).toISOString();
  return /^\d{4}-/.test(instant) ? instant.slice(0, 19) : void 0;
}
function formatPdfReference(id) {
  return `${id} 0 R`;
}
function formatPdfReferences(ids) {
  return `[${ids.map(formatPdfReference).join(" ")}]`;
}
function encodeLatin1(text) {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}
function decodeLatin1(bytes) {
  return utf16Decoder.decode(Uint16Array.from(bytes));
}
var hexBytes, utf16Decoder, formatPrecise;
var init_syntax = __esm({
  "src/rendering/pdf/syntax.ts"() {
    "use strict";
    init_formatDecimal();
    hexBytes = Array.from(
      { length: 256 },
      (_2, byte) => byte.toString(16).toUpperCase().padStart(2, "0")
    );
    utf16Decoder = new TextDecoder("utf-16le");
    formatPrecise = (...values) => values.map((value) => String(Math.round(value * 1e5) / 1e5)).join(" ");
  }
});

// src/rendering/pdf/content/SvgPathReader.ts
var space, minus, point, zero, nine, letterA, SvgPathReader;
var init_SvgPathReader = __esm({
  "src/rendering/pdf/content/SvgPathReader.ts"() {
    "use strict";
    [space, minus, point, zero, nine, letterA] = [32, 45, 46, 48, 57, 65];
    SvgPathReader = class {
      path;
      position = 0;
      /** Creates a reader at the start of a path. @param path SVG path data in the form that `PathWriter` writes */
      constructor(path) {
        this.path = path;
      }
      /**
       * Returns the next path command, and skips remaining numbers of the previous command. Returns an empty string at the
       * end of the path.
       */
      readCommand() {
        while (this.position < this.path.length && this.path.charCodeAt(this.position) < letterA)
          this.position++;
        return this.path.charAt(this.position++);
      }
      /** Returns the next number of the path and moves behind the number. */
      readNumber() {
        const { path } = this;
        let { position } = this;
        while (path.charCodeAt(position) === space) position++;
        const isNegative = path.charCodeAt(position) === minus;
        if (isNegative) position++;
        let [digits2, divisor] = [0, 0];
        for (; ; position++) {
          const code = path.charCodeAt(position);
          if (code >= zero && code <= nine) {
            digits2 = digits2 * 10 + code - zero;
            divisor *= 10;
          } else if (code === point && divisor === 0) divisor = 1;
          else break;
        }
        this.position = position;
        const size2 = digits2 / (divisor || 1);
        return isNegative ? -size2 : size2;
      }
    };
  }
});

// src/rendering/pdf/content/pathOperators.ts
function writePath(content, path) {
  const reader = new SvgPathReader(path);
  let [x2, y2, startX, startY] = [0, 0, 0, 0];
  let [handleX, handleY] = [0, 0];
  const nextX = () => x2 + reader.readNumber();
  const nextY = () => y2 + reader.readNumber();
  const writePoint = (toX, toY) => {
    content.writeNumber(toX);
    content.writeNumber(toY);
  };
  const writeSegment = (operator, toX, toY) => {
    writePoint(toX, toY);
    content.write(operator);
    x2 = toX;
    y2 = toY;
  };
  const moveTo = (toX, toY) => {
    writeSegment("m\n", toX, toY);
    startX = toX;
    startY = toY;
  };
  const curveTo = (x1, y1, x22, y22, toX, toY) => {
    writePoint(x1, y1);
    writePoint(x22, y22);
    writeSegment("c\n", toX, toY);
    handleX = x22;
    handleY = y22;
  };
  const quadraticTo = (hx, hy, toX, toY) => {
    const [x1, y1] = [(x2 + 2 * hx) / 3, (y2 + 2 * hy) / 3];
    curveTo(x1, y1, (toX + 2 * hx) / 3, (toY + 2 * hy) / 3, toX, toY);
    handleX = hx;
    handleY = hy;
  };
  const commandWriters = {
    M: () => moveTo(reader.readNumber(), reader.readNumber()),
    m: () => moveTo(nextX(), nextY()),
    l: () => writeSegment("l\n", nextX(), nextY()),
    c: () => curveTo(nextX(), nextY(), nextX(), nextY(), nextX(), nextY()),
    s: () => curveTo(2 * x2 - handleX, 2 * y2 - handleY, nextX(), nextY(), nextX(), nextY()),
    q: () => quadraticTo(nextX(), nextY(), nextX(), nextY()),
    t: () => quadraticTo(2 * x2 - handleX, 2 * y2 - handleY, nextX(), nextY()),
    z: () => {
      content.write("h\n");
      x2 = startX;
      y2 = startY;
    }
  };
  for (let command = reader.readCommand(); command !== ""; command = reader.readCommand()) {
    const writeCommand = commandWriters[command];
    if (!writeCommand) throw new Error(`A path with the command ${command}`);
    writeCommand();
  }
}
var init_pathOperators = __esm({
  "src/rendering/pdf/content/pathOperators.ts"() {
    "use strict";
    init_SvgPathReader();
  }
});

// src/rendering/pdf/bleed.ts
var bleed_exports = {};
__export(bleed_exports, {
  formatBackgroundBox: () => formatBackgroundBox,
  formatCropMarks: () => formatCropMarks,
  formatPageBoxes: () => formatPageBoxes,
  formatShapeWithBleed: () => formatShapeWithBleed,
  sheetMargin: () => sheetMargin
});
function formatPageBoxes(size2) {
  const formatBox = (inset) => `[${formatNumbers(inset, inset, size2.width + 2 * sheetMargin - inset, size2.height + 2 * sheetMargin - inset)}]`;
  return `/MediaBox${formatBox(0)}/BleedBox${formatBox(sheetMargin - bleedWidth)}/TrimBox${formatBox(sheetMargin)}`;
}
function formatBackgroundBox({ width: width3, height: height3 }) {
  return formatNumbers(-bleedWidth, -bleedWidth, width3 + bleedWidth, height3 + bleedWidth);
}
function formatCropMarks({ width: width3, height: height3 }) {
  const { distance, length, width: lineWidth } = cropMark;
  const formatLine2 = (...[x1, y1, x2, y2]) => `${formatNumbers(x1 ?? 0, y1 ?? 0)} m ${formatNumbers(x2 ?? 0, y2 ?? 0)} l
`;
  const getEnds = (pageLength) => [
    [-distance - length, -distance],
    [pageLength + distance, pageLength + distance + length]
  ];
  const across = [0, height3].flatMap(
    (y2) => getEnds(width3).map(([start2, end2]) => formatLine2(start2, y2, end2, y2))
  );
  const down = [0, width3].flatMap(
    (x2) => getEnds(height3).map(([start2, end2]) => formatLine2(x2, start2, x2, end2))
  );
  return `q 0 0 0 RG ${formatNumbers(lineWidth)} w
${across.join("")}${down.join("")}S Q
`;
}
function formatShapeWithBleed(shape2, { width: width3, height: height3 }, operators) {
  const { left, top: top4, right, bottom } = getBounds(shape2);
  const columns = listMirrors(left, right, width3);
  const rows = listMirrors(top4, bottom, height3);
  if (columns.length === 0 && rows.length === 0) return operators;
  const inset = shape2.kind === "path" && shape2.opacity !== void 0 ? overlap2 : 0;
  const pageHeight = height3 - 2 * inset;
  const row = formatClipped([inset, inset, width3 - 2 * inset, pageHeight], operators) + columns.map(
    ({ start: start2, shift }) => formatClipped([start2, inset, bleedWidth + overlap2, pageHeight], operators, [
      ...[-1, 0, 0, 1],
      ...[shift, 0]
    ])
  ).join("");
  const mirroredRows = rows.map(
    ({ start: start2, shift }) => formatClipped([-bleedWidth, start2, width3 + 2 * bleedWidth, bleedWidth + overlap2], row, [
      ...[1, 0, 0, -1],
      ...[0, shift]
    ])
  );
  return row + mirroredRows.join("");
}
function listMirrors(shapeStart, shapeEnd, pageLength) {
  const edge = bleedWidth + 2 * overlap2;
  const pageEnd = pageLength - overlap2;
  return [
    ...shapeStart < edge ? [{ start: -bleedWidth, shift: 2 * overlap2 }] : [],
    ...shapeEnd > pageLength - edge ? [{ start: pageEnd, shift: 2 * pageEnd }] : []
  ];
}
function getBounds(shape2) {
  if (shape2.kind === "image") {
    const { x: x2, y: y2, width: width3, height: height3 } = shape2.clip ?? shape2;
    return { left: x2, top: y2, right: x2 + width3, bottom: y2 + height3 };
  }
  const { d: d2, stroke, strokeWidth = 1, frame = { x: 0, y: 0, unit: 1 } } = shape2;
  const coordinates = [];
  writePath({ write: () => void 0, writeNumber: (value) => coordinates.push(value) }, d2);
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const reach = stroke === void 0 ? 0 : strokeWidth / 2;
  for (let index = 0; index < coordinates.length; index += 2) {
    const x2 = frame.x + frame.unit * (coordinates[index] ?? 0);
    const y2 = frame.y + frame.unit * (coordinates[index + 1] ?? 0);
    bounds.left = Math.min(bounds.left, x2 - reach);
    bounds.top = Math.min(bounds.top, y2 - reach);
    bounds.right = Math.max(bounds.right, x2 + reach);
    bounds.bottom = Math.max(bounds.bottom, y2 + reach);
  }
  return bounds;
}
var millimetre, bleedWidth, overlap2, sheetMargin, cropMark, formatClipped;
var init_bleed = __esm({
  "src/rendering/pdf/bleed.ts"() {
    "use strict";
    init_pathOperators();
    init_syntax();
    millimetre = 72 / 25.4;
    bleedWidth = 3 * millimetre;
    overlap2 = 0.25 * millimetre;
    sheetMargin = 10 * millimetre;
    cropMark = { distance: 4 * millimetre, length: 5 * millimetre, width: 0.25 };
    formatClipped = (area, operators, matrix) => `q ${formatNumbers(...area)} re W n
${matrix ? `${formatNumbers(...matrix)} cm
` : ""}${operators}Q
`;
  }
});

// src/rendering/drawing/engine.ts
init_drawingVersion();

// src/rendering/renderCertificate.ts
init_urls();
init_yieldToMain();
init_certificateText();

// src/rendering/fonts/screenFonts.ts
init_retryImport();
init_getOrCreate();
init_timeouts();
init_faces();
import body from "./fonts/body.woff2";
import bodyWide from "./fonts/bodyWide.woff2";
import bold from "./fonts/bold.woff2";
import boldWide from "./fonts/boldWide.woff2";
import identifier from "./fonts/identifier.woff2";
import identifierGap from "./fonts/identifierGap.woff2";
import title from "./fonts/title.woff2";
import titleGreek from "./fonts/titleGreek.woff2";
import titleWide from "./fonts/titleWide.woff2";
var urls = { title, body, bold, identifier, titleWide, bodyWide, boldWide, titleGreek };
var loadsByDocument = /* @__PURE__ */ new WeakMap();
async function loadFile(family, url, target) {
  const Constructor = target.defaultView?.FontFace;
  if (!Constructor) return;
  const { href } = new URL(url, document.baseURI);
  await retryImport(async () => {
    const face = new Constructor(family, `url("${href}") format("woff2")`);
    await face.load();
    target.fonts.add(face);
  });
}
async function loadFace(name, target) {
  await Promise.all([
    loadFile(getCssFontFamily(name), urls[name], target),
    name === "identifier" && loadFile(identifierGapFontFamily, identifierGap, target)
  ]);
}
function loadFaceOnce(name, target) {
  const loads = getOrCreate(loadsByDocument, target, () => /* @__PURE__ */ new Map());
  return getOrCreate(loads, name, () => {
    const load = loadFace(name, target);
    load.catch(() => loads.delete(name));
    return withTimeout(timeouts.font, () => load).catch(() => void 0);
  });
}
async function addFontsToDocument(names, target = document) {
  await Promise.all(Array.from(names, (name) => loadFaceOnce(name, target)));
}
function isFaceLoaded(name) {
  const fonts = document.fonts ?? [];
  return Array.from(fonts).some(
    ({ family }) => family.replaceAll('"', "") === getCssFontFamily(name)
  );
}

// src/rendering/fonts/fallbackText.ts
init_getOrCreate();
init_retryImport();
init_faces();
init_loadFonts();

// src/rendering/fonts/unwritableText.ts
init_graphemes();
var UnwritableTextError = class extends Error {
  /** Graphemes (user-perceived characters) that no font has. */
  graphemes;
  constructor(text) {
    const graphemes = [
      ...new Set([...splitGraphemes(text)].filter((cluster) => cluster.trim() !== ""))
    ];
    const codes = graphemes.map((cluster) => {
      const points = Array.from(cluster, (sign) => sign.codePointAt(0)?.toString(16).toUpperCase());
      return `${cluster} (U+${points.join(" U+")})`;
    });
    super(`No certificate font has ${codes.join(", ")}.`);
    this.name = "UnwritableTextError";
    this.graphemes = graphemes;
  }
};

// src/rendering/fonts/fallbackText.ts
var pixelsPerEm = 100;
var margin = 1;
var dotsPerPoint = 300 / 72;
var maxPixels = 16e6;
var maxImages = 200;
var maxExtents = 1e3;
var facesWithMarks = {
  title: "titleWide",
  body: "bodyWide",
  bold: "boldWide",
  identifier: "bodyWide"
};
var letterWithMark = /\p{Script=Latin}\p{M}/u;
var firstLetter = /\p{L}/u;
var rightToLeft2 = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}|\p{Script=Adlam}/u;
var extents = /* @__PURE__ */ new Map();
var images = /* @__PURE__ */ new Map();
function createContext2(text, width3 = 1, height3 = 1) {
  const canvas = document.createElement("canvas");
  canvas.width = width3;
  canvas.height = height3;
  const context = canvas.getContext("2d");
  if (!context) throw new UnwritableTextError(text);
  return context;
}
function getCssFont(text, role) {
  const face = facesWithMarks[role];
  const weight = role === "bold" ? 600 : 400;
  return letterWithMark.test(text) && isFaceLoaded(face) ? `400 ${pixelsPerEm}px ${getCssFontFamily(face)}, ${systemFontFamilies[role]}` : `${weight} ${pixelsPerEm}px ${systemFontFamilies[role]}`;
}
function applyTextStyle(context, text, font) {
  context.font = font;
  context.direction = rightToLeft2.test(firstLetter.exec(text)?.[0] ?? "") ? "rtl" : "ltr";
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  context.textRendering = "geometricPrecision";
}
function measureExtent(text, font) {
  return getOrCreateLru(extents, maxExtents, `${font} ${text}`, () => {
    const context = createContext2(text);
    applyTextStyle(context, text, font);
    const metrics = context.measureText(text);
    return {
      left: Math.max(0, metrics.actualBoundingBoxLeft + margin),
      right: Math.max(metrics.width, metrics.actualBoundingBoxRight + margin),
      ascent: Math.max(metrics.fontBoundingBoxAscent, metrics.actualBoundingBoxAscent + margin),
      descent: Math.max(metrics.fontBoundingBoxDescent, metrics.actualBoundingBoxDescent + margin)
    };
  });
}
function measureFallbackText(text, role) {
  const { left, right, ascent: ascent2, descent: descent2 } = measureExtent(text, getCssFont(text, role));
  return {
    width: (left + right) / pixelsPerEm,
    ascent: ascent2 / pixelsPerEm,
    descent: descent2 / pixelsPerEm
  };
}
function paintText(shape2) {
  const { text, role, fill } = shape2;
  const font = getCssFont(text, role);
  const extent = measureExtent(text, font);
  const area = shape2.width * (shape2.ascent + shape2.descent) * dotsPerPoint ** 2;
  const scale = dotsPerPoint * Math.min(1, Math.sqrt(maxPixels / area));
  const width3 = Math.max(1, Math.round(shape2.width * scale));
  const height3 = Math.max(1, Math.round((shape2.ascent + shape2.descent) * scale));
  const context = createContext2(text, width3, height3);
  context.scale(width3 / (extent.left + extent.right), height3 / (extent.ascent + extent.descent));
  applyTextStyle(context, text, font);
  context.fillStyle = fill;
  context.fillText(text, extent.left, extent.ascent);
  return context;
}
function drawFallbackText(shape2) {
  const { text, role, size: size2, fill, width: width3 } = shape2;
  const key = [getCssFont(text, role), size2, fill, width3, text].join(" ");
  return getOrCreateLru(images, maxImages, key, () => ({
    url: paintText(shape2).canvas.toDataURL("image/png"),
    get pixels() {
      const context = paintText(shape2);
      const { width: columns, height: rows } = context.canvas;
      return { width: columns, height: rows, rgba: context.getImageData(0, 0, columns, rows).data };
    }
  }));
}
var emptyModule = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
function isWebAssemblyAllowed() {
  try {
    new WebAssembly.Module(emptyModule);
    return true;
  } catch {
    return false;
  }
}
async function loadShaper(texts, fontsUrl) {
  if (!isWebAssemblyAllowed()) return void 0;
  const { loadBrowserLineShaper: loadBrowserLineShaper2 } = await retryImport(
    () => Promise.resolve().then(() => (init_browserLineShaper(), browserLineShaper_exports))
  );
  return loadBrowserLineShaper2(texts, fontsUrl);
}
async function loadCertificateAndFallbackFonts(texts, fontsUrl) {
  const hasMarks = texts.some((text) => letterWithMark.test(text));
  const [fonts] = await Promise.all([
    loadFonts(
      texts,
      measureFallbackText,
      (shaped) => loadShaper(shaped, fontsUrl),
      Boolean(fontsUrl)
    ),
    addFontsToDocument(hasMarks ? Object.values(facesWithMarks) : [])
  ]);
  return fonts;
}

// src/rendering/composeFront.ts
init_template();

// src/rendering/layouts/composer.ts
init_language();
init_composeCombiningMarks();
init_graphemes();
init_curves();
init_path();
init_scene();
init_fitText();
init_textMeasurer();

// src/rendering/layouts/linePositions.ts
function getLinePositions({ lines: lines2, size: size2, tracking }, measurer, x2, y2, lineHeight4, {
  align = "left",
  continuation
}) {
  return lines2.map((line, index) => {
    const width3 = measurer.measureWidth(line) * size2 + tracking * Math.max(0, line.length - 1);
    const [origin, lineIndex] = continuation && index >= continuation.after ? [continuation, index - continuation.after] : [{ x: x2, y: y2 }, index];
    return {
      left: origin.x - (align === "center" ? width3 / 2 : align === "right" ? width3 : 0),
      baseline: origin.y + lineIndex * lineHeight4,
      width: width3
    };
  });
}
var [ascent, descent] = [0.75, 0.25];
var getLineBoxes = ({ size: size2 }, positions) => positions.map(({ left, baseline, width: width3 }) => ({
  x: left,
  y: baseline - ascent * size2,
  width: width3,
  height: (ascent + descent) * size2
}));

// src/rendering/layouts/composer.ts
var latestPlacements = /* @__PURE__ */ new WeakMap();
function isBrokenWithoutSpace(line, nextLine, text) {
  if (!text.includes(line + nextLine)) return false;
  return !text.includes(` ${nextLine}`) || !text.includes(`${line} ${nextLine}`);
}
var ShapeCollector = class {
  shapes = [];
  fonts;
  language;
  colorPicker;
  sharedBoxes;
  measuredLines;
  hasVeil = false;
  /**
   * Creates a collector without shapes.
   * @param colorPicker chooses text colours that are legible on the background image. Default: texts keep their colour
   */
  constructor(fonts, language, colorPicker) {
    this.fonts = fonts;
    this.language = language;
    this.colorPicker = colorPicker;
  }
  addShapes(...shapes) {
    if (!this.measuredLines) this.shapes.push(...shapes);
  }
  /** Calls `draw` without drawing. Returns the lines of text that it would draw on the background image. */
  measureLines(draw) {
    const lines2 = [];
    this.measuredLines = lines2;
    draw();
    this.measuredLines = void 0;
    return lines2;
  }
  /** Returns whether texts are legible on the background image without a veil. */
  areLegible(lines2) {
    return this.colorPicker?.areLegible(lines2) ?? true;
  }
  /** Returns the contrast ratio between the darkest and the brightest part of the background image in boxes of the page. */
  getBackgroundContrast(boxes) {
    return this.colorPicker?.getBackgroundContrast(boxes) ?? 1;
  }
  /**
   * Covers a part of the background image with a veil, a plate with rounded corners. All texts that are drawn afterwards
   * must be on the veil.
   * @param lineColor colour of the line around it: a veil in the colour of the paper would otherwise cut off the shapes
   * of the image
   */
  drawVeil(box, lineColor) {
    if (!this.colorPicker || this.hasVeil) return;
    const { fill, opacity } = this.colorPicker.veil;
    this.hasVeil = true;
    const d2 = traceRoundedRectangle(box.x, box.y, box.width, box.height, veilRadius);
    const stroke = this.pickColor(lineColor, () => [box]);
    this.addShapes(
      { ...createFilledPath(d2, fill), opacity },
      createStrokedPath(d2, stroke, veilLineWidth)
    );
  }
  /** Draws shapes and places them before all previous shapes in reading order. */
  prepend(draw) {
    const previousShapes = this.shapes.splice(0);
    const result = draw();
    this.shapes.push(...previousShapes);
    return result;
  }
  /**
   * Calls `draw`. All texts and lines that `draw` adds get colours that are legible on every part of the given boxes, so
   * texts of equal colour stay equal on an uneven background.
   */
  withSharedColor(boxes, draw) {
    this.sharedBoxes = [boxes].flat();
    const result = draw();
    this.sharedBoxes = void 0;
    return result;
  }
  /**
   * Draws a horizontal line from `x1` to `x2`.
   * @param hasOwnBackground whether the line is on a shape, such as a band, and not directly on the background image
   */
  drawRule(x1, x2, y2, stroke, hasOwnBackground = false) {
    const box = { x: x1, y: y2 - ruleWidth, width: x2 - x1, height: 2 * ruleWidth };
    const color = hasOwnBackground ? stroke : this.pickColor(stroke, () => [box]);
    this.addShapes(createStrokedPath(traceLine(x1, y2, x2, y2), color, ruleWidth));
  }
  /** Returns a legible colour for a text or line. @param getBoxes returns the boxes that it covers */
  pickColor(color, getBoxes) {
    const { colorPicker, hasVeil } = this;
    return colorPicker?.pickColor(color, this.sharedBoxes ?? getBoxes(), hasVeil) ?? color;
  }
  /**
   * Returns whether text in this colour is legible everywhere in a box of the page, so that it needs no other colour.
   */
  hasContrast(color, box) {
    const { colorPicker, hasVeil } = this;
    return !colorPicker || colorPicker.pickColor(color, [box], hasVeil) === color;
  }
  toUpperCase(text) {
    return text.toLocaleUpperCase(languageTags[this.language]);
  }
  /** Capitalizes the first letter of a text in the document's language. */
  capitalizeFirst(text) {
    const [first = ""] = splitGraphemes(text);
    return this.toUpperCase(first) + text.slice(first.length);
  }
  getMeasurer(text, face) {
    return getTextMeasurer(composeCombiningMarks(text), face, this.fonts);
  }
  /**
   * Draws a text in a smaller font size if it is wider than `maxWidth`.
   * @param x left edge, middle or right edge of the text, depending on `style.align`
   * @param y baseline of the first line
   */
  drawText(text, x2, y2, style2) {
    if (text === "") return;
    const { size: size2, maxWidth = Infinity, minSize = 0, maxLines = 1, tracking = 0 } = style2;
    const measurer = this.getMeasurer(text, style2.face);
    const rules = { size: size2, minSize, width: maxWidth, maxLines, tracking, oneLineShare: 0 };
    const fitted = fitText(measurer, rules);
    this.drawLines(fitted, measurer, x2, y2, style2.lineHeight ?? size2 * 1.2, style2);
  }
  /**
   * Draws the lines of a fitted text as one structure element, such as a paragraph.
   * @param x left edge, middle or right edge of the text, depending on `style.align`, points
   * @param y baseline of the first line, points
   * @param lineHeight distance between baselines, points
   */
  drawLines(fitted, measurer, x2, y2, lineHeight4, style2) {
    const getPositions = () => getLinePositions(fitted, measurer, x2, y2, lineHeight4, style2);
    const getBoxes = () => getLineBoxes(fitted, getPositions());
    if (this.measuredLines) {
      if (!style2.hasOwnBackground)
        this.measuredLines.push({ color: style2.fill, size: fitted.size, boxes: getBoxes() });
      return;
    }
    const fill = style2.hasOwnBackground ? style2.fill : this.pickColor(style2.fill, getBoxes);
    const { contour, align, role, block, continuation } = style2;
    const styleKey = [
      fill,
      contour,
      align,
      role,
      continuation?.after,
      continuation?.x,
      continuation?.y
    ];
    const cacheKey = [x2, y2, lineHeight4, ...styleKey];
    const last = block ? void 0 : latestPlacements.get(fitted);
    const shapes = last?.cacheKey.every((value, index) => value === cacheKey[index]) ? last.shapes : this.placeLines(fitted, measurer, getPositions(), { ...style2, fill });
    if (!block) latestPlacements.set(fitted, { cacheKey, shapes });
    for (const shape2 of shapes) this.shapes.push(shape2);
  }
  placeLines({ lines: lines2, size: size2, tracking }, measurer, positions, { face, fill, contour, role = "P", block = { role } }) {
    const contourProps = createContour(contour);
    return lines2.flatMap((line, index) => {
      const { baseline = 0, left: start2 = 0 } = positions[index] ?? {};
      let left = start2;
      const runs = measurer.splitRuns(line);
      const nextLine = lines2[index + 1];
      const hasSpaceAfter = nextLine !== void 0 && !isBrokenWithoutSpace(line, nextLine, measurer.text);
      const isRightToLeft = measurer.isRightToLeft(line);
      const lineProps = runs.some(({ kind }) => kind === "glyphs") ? { line: { text: line, isRightToLeft } } : {};
      const lastPosition = isRightToLeft ? 0 : runs.length - 1;
      return runs.map((run2, position) => {
        const isContinued = hasSpaceAfter && position === lastPosition;
        const common = {
          text: run2.text,
          size: size2,
          fill,
          y: baseline,
          block,
          isContinued,
          ...lineProps
        };
        if (run2.kind === "face") {
          const { face: runFace, text, hasGroupGaps: hasGroupGaps2 } = run2;
          const { xs, right } = placeGlyphs(runFace, text, left, size2, tracking, hasGroupGaps2);
          left = right + tracking;
          return {
            ...common,
            ...contourProps,
            ...run2.sourceText !== void 0 && { sourceText: run2.sourceText },
            ...run2.hasGroupGaps && { hasGroupGaps: true },
            kind: "text",
            face: run2.face.name,
            tracking,
            xs,
            right
          };
        }
        if (run2.kind === "glyphs") {
          const x3 = left;
          const right = x3 + run2.run.advance / run2.run.unitsPerEm * size2;
          left = right + tracking;
          return { ...common, ...contourProps, kind: "glyphRun", run: run2.run, x: x3, right };
        }
        const metrics = this.fonts.measureFallbackText(run2.text, face);
        const x2 = left;
        const width3 = metrics.width * size2;
        const ascent2 = metrics.ascent * size2;
        const descent2 = metrics.descent * size2;
        left += width3 + tracking;
        return { ...common, kind: "fallbackText", role: face, x: x2, width: width3, ascent: ascent2, descent: descent2 };
      });
    });
  }
  getCapHeight(face) {
    const coreFace = this.fonts.getFace(face);
    return coreFace ? coreFace.capHeight / coreFace.unitsPerEm : 0.7;
  }
};
var veilRadius = 6;
var veilLineWidth = 0.8;
var ruleWidth = 0.6;
var contourWidth = 0.7;
var createContour = (contour) => contour ? { contour: { color: contour, width: contourWidth } } : {};

// src/rendering/composeFront.ts
init_layoutContext();

// src/rendering/prepareDesign.ts
init_getOrCreate();
init_layoutProperties();
init_path();
init_fitImage();
init_scene();
var noImages = { signatures: [] };
var getBrandImages = ({ brand = noImages, layout }) => isArtworkLayout(layout) ? { ...brand, logo: void 0 } : brand;
var preparedDesigns = /* @__PURE__ */ new Map();
var maxPreparedDesigns = 12;
function prepareDesign(design, context, layout) {
  const { layout: layoutName, titleColor, contentColor, backgroundImage } = design;
  const key = [
    layoutName,
    titleColor,
    contentColor,
    backgroundImage?.url ?? "",
    // Another image may be at the same address now.
    backgroundImage && `${backgroundImage.width}x${backgroundImage.height}`,
    // Without a brightness map the same image gives other colours.
    backgroundImage?.tones ? "toned" : "",
    ...Object.values(backgroundImage?.focalPoint ?? {}).map(String),
    ...Object.values(context).map(String)
  ].join("|");
  return getOrCreateLru(preparedDesigns, maxPreparedDesigns, key, () => {
    const colors = getDesignColors(design);
    const pageFill = createFilledPath(
      traceRectangle(0, 0, landscapePageSize.width, landscapePageSize.height),
      colors.background
    );
    const imageArea = getBackgroundImageBox(design);
    const withImage = backgroundImage ? [pageFill, fitImageToCover(backgroundImage, imageArea)] : [pageFill];
    const baseShapes = {
      front: withImage,
      back: isArtworkLayout(layoutName) ? withImage : [pageFill]
    };
    const drawBackground = (side) => side === "front" ? layout.drawFrontBackground(colors, context) : layout.drawBackBackground(colors, context);
    const backgrounds = /* @__PURE__ */ new Map();
    return {
      colors,
      colorPicker: layout.createTextColorPicker?.(design, imageArea),
      getBackground: (side) => getOrCreate(backgrounds, side, () => ({
        key: `${side}|${key}`,
        shapes: [...baseShapes[side], ...drawBackground(side)]
      }))
    };
  });
}

// src/rendering/text/splitCustomTextAtLength.ts
init_graphemes();
var ellipsis = "\u2026";
var minShare = 0.6;
var sentenceEnd = /(?:[^\s.]{4}[.!?;…]|\s·)\s+|\n/g;
function splitCustomTextAtLength(text, maxGraphemes) {
  if (text.length <= maxGraphemes) return { start: text, remainder: "" };
  if (maxGraphemes === 0) return { start: "", remainder: text };
  let count = 0;
  let length = 0;
  let cut = 0;
  for (const grapheme of splitGraphemes(text)) {
    count += 1;
    if (count > maxGraphemes) break;
    cut = length;
    length += grapheme.length;
  }
  if (count <= maxGraphemes) return { start: text, remainder: "" };
  const sentence = findSentenceEnd(text, cut);
  if (sentence > cut * minShare)
    return {
      // The middle dot after an item separates it from the next item only.
      start: text.slice(0, sentence).replace(/(?:\s+·)?\s*$/, ""),
      remainder: ellipsis + text.slice(sentence)
    };
  const space2 = text.lastIndexOf(" ", cut);
  const end2 = space2 > cut * minShare ? space2 : cut;
  const remainder = text.slice(end2).trim();
  return { start: text.slice(0, end2).trimEnd() + ellipsis, remainder: ellipsis + remainder };
}
var findSentenceEnd = (text, limit) => Math.max(0, ...Array.from(text.slice(0, limit).matchAll(sentenceEnd), getMatchEnd));
var getMatchEnd = ({ 0: match4, index }) => index + match4.length;

// src/rendering/composeFront.ts
var maxOnFront = 400;
var minOnFront = 40;
var shorteningFactor = 0.8;
function composeFront(text, design, fonts, layout) {
  const draw = createFrontDrawer(text, design, fonts, layout);
  const limits = { header: maxOnFront, center: maxOnFront, footer: maxOnFront };
  const usualRoom = { headerLines: 2, hasSmallSeal: false };
  const usual = draw(limits, usualRoom);
  if (isFitting(usual)) return usual;
  const headerLines = usual.overflowing.some(({ area }) => area === "header") ? [2, 3] : [2];
  const seals3 = layout.canShrinkSeal ? [false, true] : [false];
  const rooms = seals3.flatMap(
    (hasSmallSeal) => headerLines.map((lines2) => ({ headerLines: lines2, hasSmallSeal }))
  );
  const lastRoom = rooms.at(-1) ?? usualRoom;
  const last = rooms.length > 1 ? draw(limits, lastRoom) : usual;
  if (isFitting(last)) {
    for (const room of rooms.slice(1, -1)) {
      const front2 = draw(limits, room);
      if (isFitting(front2)) return front2;
    }
    return last;
  }
  const [front = usual, withLongHeader] = rooms.slice(-headerLines.length).map((room) => {
    const draft = room === lastRoom ? last : draw(limits, room);
    return shortenUntilFits(draft, room, limits, draw);
  });
  return withLongHeader && isMoreComplete(withLongHeader, front) ? withLongHeader : front;
}
var isFitting = ({ overflowing }) => overflowing.length === 0;
function createFrontDrawer(text, design, fonts, layout) {
  const usualContext = getPresentLayoutElements(text, design);
  const brand = getBrandImages(design);
  return (limits, { headerLines, hasSmallSeal }) => {
    const context = { ...usualContext, hasSmallSeal };
    const { colors, getBackground, colorPicker } = prepareDesign(design, context, layout);
    const parts = areaNames.map((area) => splitArea(text, area, limits[area]));
    const [header, center, footer] = parts.map(({ start: start2 }) => start2);
    const composer = new ShapeCollector(fonts, text.language, colorPicker);
    const shortened = { ...text, header, center, footer };
    const { name, overflowingAreas } = layout.drawFront({
      composer,
      text: shortened,
      colors,
      context,
      brand,
      headerLines,
      isCenterOnBack: parts.some(({ area, isOnlyNote }) => area === "center" && isOnlyNote)
    });
    const { shapes } = composer;
    const side = { label: text.sides.front, background: getBackground("front"), shapes };
    const cut = parts.filter(({ remainder }) => remainder !== "");
    return {
      side,
      name,
      rests: cut.map(({ area, remainder }) => ({ area, text: remainder })),
      hiddenTexts: cut.filter(({ start: start2 }) => start2 === "").length,
      overflowing: overflowingAreas.filter((area) => shortened[area].length > 1).map((area) => ({ area, length: shortened[area].length }))
    };
  };
}
function shortenUntilFits(draft, room, maxLimits, draw) {
  const limits = { ...maxLimits };
  let front = draft;
  while (!isFitting(front)) {
    for (const { area, length } of front.overflowing) {
      const shorter = Math.floor(Math.min(limits[area], length) * shorteningFactor);
      limits[area] = getNextLimit(limits[area], shorter);
    }
    front = draw(limits, room);
  }
  return front;
}
function isMoreComplete(front, alternative) {
  const measure = ({ hiddenTexts, rests }) => [hiddenTexts, rests.length, rests.reduce((sum, { text }) => sum + text.length, 0)];
  const [amounts, alternativeAmounts] = [measure(front), measure(alternative)];
  const index = amounts.findIndex((amount, position) => amount !== alternativeAmounts[position]);
  return (amounts[index] ?? 0) < (alternativeAmounts[index] ?? 0);
}
var withoutNote = -1;
var getNextLimit = (limit, shorterLimit) => limit === 0 ? withoutNote : shorterLimit < minOnFront ? 0 : shorterLimit;
function splitArea(text, area, limit) {
  const { start: start2, remainder } = splitCustomTextAtLength(text[area], Math.max(0, limit));
  const hasNote = remainder !== "" && limit !== withoutNote;
  return {
    area,
    start: hasNote ? `${start2} (${text.continuation.front})`.trimStart() : start2,
    remainder,
    /** Whether the front shows nothing of the text except the note that it continues on the back. */
    isOnlyNote: hasNote && start2 === ""
  };
}

// src/rendering/layoutCertificate.ts
init_layoutContext();
function layoutCertificate(text, design, fonts, layout) {
  const context = getPresentLayoutElements(text, design);
  const { colors, getBackground, colorPicker } = prepareDesign(design, context, layout);
  const brand = getBrandImages(design);
  const { side, name, rests } = composeFront(text, design, fonts, layout);
  const back = new ShapeCollector(fonts, text.language, colorPicker);
  layout.drawBack({ composer: back, text, colors, context, brand }, rests);
  return {
    title: [text.title, text.name, text.course].filter(Boolean).join(" \u2013 "),
    language: text.language,
    front: side,
    back: { label: text.sides.back, background: getBackground("back"), shapes: back.shapes },
    fitting: {
      nameLines: name?.lines.length ?? 0,
      nameSize: name?.size ?? 0,
      isContinuedOnBack: rests.length > 0,
      fallbackTexts: findFallbackTexts([...side.shapes, ...back.shapes])
    }
  };
}
function findFallbackTexts(shapes) {
  const texts = shapes.flatMap((shape2) => shape2.kind === "fallbackText" ? [shape2.text] : []);
  return [...new Set(texts)];
}

// src/rendering/layouts/layouts.ts
init_retryImport();
async function loadLayouts() {
  const { allLayouts: allLayouts2 } = await retryImport(
    () => Promise.resolve().then(() => (init_allLayouts(), allLayouts_exports))
  );
  return allLayouts2;
}
var loadLayout = async (name) => (await loadLayouts())[name];

// src/rendering/images/loadDesign.ts
init_retryImport();
init_brand();
init_template();

// src/rendering/design.ts
function createDesign(template, backgroundImage) {
  return {
    layout: template.layout,
    titleColor: `#${template.colors.title}`,
    contentColor: `#${template.colors.content}`,
    backgroundImage,
    ...template.showsCodeOnFront && { showsCodeOnFront: true }
  };
}

// src/rendering/images/loadDesign.ts
init_layoutProperties();

// src/rendering/images/loadImage.ts
init_timeouts();
async function loadImage(url, target = document) {
  const image2 = target.createElement("img");
  image2.crossOrigin = "anonymous";
  image2.src = url;
  try {
    await withTimeout(timeouts.image, () => image2.decode());
  } catch (error) {
    image2.src = "";
    throw error;
  }
  return image2;
}

// src/rendering/images/loadDesign.ts
init_getDisplayableImageUrl();
async function loadDesign(template, { logoUrl, signatures } = emptyBrand) {
  const [background, logo, ...signatureImages] = await Promise.all([
    loadBackground(template),
    loadDesignImage(logoUrl, "logo"),
    ...signatures.map(({ imageUrl }) => loadDesignImage(imageUrl, "signature"))
  ]);
  return { ...createDesign(template, background), brand: { logo, signatures: signatureImages } };
}
async function loadBackground(template) {
  const image2 = await loadTemplateImage(template, (url) => loadDesignImage(url, "background"));
  return image2 && isArtworkLayout(template.layout) ? addBrightnessMap(image2) : image2;
}
async function loadTemplateImage(template, load) {
  const { focalPoint, backgroundImage } = template;
  const image2 = await load(getBackgroundImageUrl(template));
  if (!focalPoint) return image2;
  return image2 ? { ...image2, focalPoint } : load(backgroundImage);
}
var importToneLoader = () => Promise.resolve().then(() => (init_loadTones(), loadTones_exports));
async function addBrightnessMap(image2, url = image2.url) {
  try {
    const { loadBrightnessMap: loadBrightnessMap2 } = await retryImport(importToneLoader);
    return { ...image2, tones: await loadBrightnessMap2(url) };
  } catch (error) {
    console.error(`The background could not be read: ${url}`, error);
    return image2;
  }
}
async function loadDesignImage(url, role) {
  if (!url) return void 0;
  try {
    const displayUrl = await getDisplayableImageUrl(url);
    const { naturalWidth: width3, naturalHeight: height3 } = await loadImage(displayUrl);
    return { url: displayUrl, width: width3, height: height3, source: url };
  } catch (error) {
    console.error(`The ${role} could not be loaded: ${url}`, error);
    return void 0;
  }
}
function findMissingImage({ template, brand }, design) {
  if (getBackgroundImageUrl(template) && !design.backgroundImage) return "background";
  if (brand.logoUrl && !design.brand?.logo) return "logo";
  const isUnsigned = brand.signatures.some(
    ({ imageUrl }, index) => imageUrl && !design.brand?.signatures[index]
  );
  return isUnsigned ? "signature" : void 0;
}

// src/rendering/documentLocale.ts
init_react_intl();

// src/i18n/catalog.ts
init_retryImport();
var learnerCatalogs = {
  pt: () => Promise.resolve().then(() => (init_pt(), pt_exports)),
  en: () => Promise.resolve().then(() => (init_en(), en_exports)),
  es: () => Promise.resolve().then(() => (init_es2(), es_exports))
};
async function loadLearnerCatalog(language) {
  const { catalog: catalog4 } = await retryImport(learnerCatalogs[language]);
  return catalog4;
}

// src/rendering/documentLocale.ts
init_language();
async function loadDocumentLocale(language, settings) {
  return { ...settings, language, ...await loadDocumentIntl(language) };
}
async function loadDocumentIntl(language) {
  const { messages: messages3, dateLocale } = await loadLearnerCatalog(language);
  const intl = createIntl2({
    locale: languageTags[language],
    defaultLocale: "en",
    messages: { ...messages3 }
  });
  return { intl, dateLocale };
}

// src/rendering/renderCertificate.ts
async function renderCertificate(certificate, language, config, options = {}) {
  const [documentLocale, design] = await Promise.all([
    loadConfiguredDocumentLocale(language, config),
    loadDesign(certificate.template, certificate.brand)
  ]);
  return renderWithDesign(certificate, documentLocale, { ...design, ...options });
}
async function renderWithDesign(certificate, documentLocale, design) {
  const text = createCertificateText(certificate, documentLocale);
  const [fonts, layout] = await loadFontsAndLayout(text, documentLocale, design);
  await yieldToMain();
  const scene = layoutCertificate(text, design, fonts, layout);
  await addFontsToDocument(collectFaces(scene.front, scene.back));
  const missingPicture = findMissingImage(certificate, design);
  return { certificate, text, scene, missingPicture };
}
var loadFontsAndLayout = (text, { fontsUrl }, { layout }) => Promise.all([
  loadCertificateAndFallbackFonts(listTextsToLoadFonts(text), fontsUrl),
  loadLayout(layout)
]);
function loadConfiguredDocumentLocale(language, config) {
  const { CERTIFICATE_TIME_ZONE: timeZone, FONTS_URL: fontsUrl } = config;
  return loadDocumentLocale(language, { timeZone, fontsUrl, ...getPublicUrlOptions(config) });
}
function collectFaces(...sides) {
  const faces2 = /* @__PURE__ */ new Set();
  for (const shape2 of sides.flatMap(({ shapes }) => shapes))
    if (shape2.kind === "text" || shape2.kind === "circularText") faces2.add(shape2.face);
    else if (shape2.kind === "fallbackText") faces2.add("body");
  return faces2;
}

// src/rendering/statement/layoutStatement.ts
init_scene();

// src/rendering/statement/drawTable.ts
init_path();
init_scene();

// src/rendering/statement/alignDigits.ts
var digit = /\d/;
var digits = Array.from({ length: 10 }, (_2, value) => String(value));
function findWidestDigit(composer) {
  const measurer = composer.getMeasurer(digits.join(""), "body");
  const [widest = "0"] = digits.toSorted(
    (a2, b) => measurer.measureWidth(b) - measurer.measureWidth(a2)
  );
  return widest;
}
function measureTabularText(composer, text, widest) {
  const tabularText = text.replace(/\d/g, widest);
  return composer.getMeasurer(tabularText, "body").measureWidth(tabularText);
}
function alignDigits(shape2, width3, isRight) {
  if (shape2.kind !== "text") return shape2;
  const { text, xs, right } = shape2;
  let pen = xs[0] ?? 0;
  const positions = xs.map((x2, index) => {
    const advance = (xs[index + 1] ?? right) - x2;
    const slotWidth = digit.test(text.charAt(index)) ? width3 : advance;
    const alignedX = pen + (slotWidth - advance) / 2;
    pen += slotWidth;
    return alignedX;
  });
  const shift = isRight ? right - pen : 0;
  return {
    ...shape2,
    xs: positions.map((x2) => x2 + shift),
    right: pen + shift,
    digitWidth: width3
  };
}

// src/rendering/statement/drawTable.ts
init_fitText();

// src/rendering/statement/statementStyle.ts
init_legibleTone();
init_oklch();
init_guilloche();
init_path();
init_scene();

// src/rendering/statement/traceWaves.ts
init_path();
init_guilloche();
var lines = 6;
var periods = 26;
var amplitudes = [0.96, 0.5];
function traceWaves(length, height3) {
  const path = new PathWriter();
  const half = length / periods / 2;
  const fullHalfWave = computeHalfWave(0, 1);
  amplitudes.forEach((share, family) => {
    const amplitude = share * height3 / 2;
    for (let line = 0; line < lines; line++) {
      const shift = 2 * (line + family / 2) / lines;
      for (let crest = Math.floor(shift - 0.5); ; crest++) {
        const start2 = half * (crest + 0.5 - shift);
        if (start2 >= length) break;
        const [first, last] = [Math.max(0, -start2 / half), Math.min(1, (length - start2) / half)];
        const isUncut = first === 0 && last === 1;
        const piece = isUncut ? fullHalfWave : computeHalfWave(first, last);
        const sign = crest % 2 === 0 ? amplitude : -amplitude;
        const [from, handle1, handle2, to] = piece.map(([u2, v]) => [
          start2 + u2 * half,
          height3 / 2 + v * sign
        ]);
        if (start2 <= 0) path.move(...from);
        path.addCurve(...handle1, ...handle2, ...to);
      }
    }
  });
  return path.toString();
}
function computeHalfWave(from, to) {
  const [t0, t1] = [findCurveParameter(from), findCurveParameter(to)];
  return [
    [t0, t0, t0],
    [t0, t0, t1],
    [t0, t1, t1],
    [t1, t1, t1]
  ].map(([a2 = 0, b = 0, c2 = 0]) => [
    computeBlossom([0, sineHandle, 1 - sineHandle, 1], a2, b, c2),
    computeBlossom([1, 1, -1, -1], a2, b, c2)
  ]);
}
function findCurveParameter(position) {
  if (position <= 0 || position >= 1) return position <= 0 ? 0 : 1;
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step++) {
    const middle2 = (low + high) / 2;
    if (computeBlossom([0, sineHandle, 1 - sineHandle, 1], middle2, middle2, middle2) < position)
      low = middle2;
    else high = middle2;
  }
  return low;
}
function computeBlossom(handles, ...parameters2) {
  const [position = 0] = parameters2.reduce(
    (points, parameter) => points.slice(1).map((to, index) => (points[index] ?? 0) * (1 - parameter) + to * parameter),
    handles
  );
  return position;
}

// src/rendering/statement/statementStyle.ts
var white7 = "#FFFFFF";
var statementLeft = 45;
var statementRight = portraitPageSize.width - 45;
var statementWidth = statementRight - statementLeft;
var statementContentBottom = 786;
var statementFontSizes = { text: 8.25, small: 6.5, figure: 12, foot: 6.75 };
var capitalsTracking = 0.6;
function createStatementColors(color) {
  const tint = mixColors(color, white7, 0.06);
  const tone = findLegibleTone(color, [white7, tint], 4.5, "darker");
  return {
    tone,
    underline: mixColors(tone, white7, 0.34),
    tint,
    primaryText: "#17212B",
    secondaryText: "#3F4B57",
    tertiaryText: "#5A6672",
    line: "#D8DEE3",
    rowLine: "#E6EAED"
  };
}
function createStatementBackground({ tone }, isFirst) {
  const { width: width3, height: height3 } = portraitPageSize;
  const band2 = traceWaves(width3, 19.5);
  return {
    key: `statement|${isFirst ? "first" : "next"}|${tone}`,
    shapes: [
      createFilledPath(traceRectangle(0, 0, width3, height3), white7),
      createStrokedPath(band2, mixColors(tone, white7, 0.75), 0.34),
      createFilledPath(traceRectangle(0, 21, width3, 1.5), tone),
      ...isFirst ? [
        createStrokedPath(
          traceRosette(540.75, 150.75, 124, { rings: 14, lobes: 12, depth: 0.465 }),
          mixColors(tone, white7, 0.13),
          0.34,
          { isFine: true }
        )
      ] : []
    ]
  };
}

// src/rendering/statement/statementTable.ts
init_qrCode();
init_fitText();
var gap3 = 12;
var minRowHeight = 37.5;
var rowPadding = 3.75;
var tableLineHeight = 10.7;
var validationIdLineHeight = 11.55;
var minModuleSize = 0.85;
var minCodeSize = 31;
var maxCourseHeight = 420;
function measureStatementTable(composer, text) {
  const codedRows = text.rows.map((row) => ({ row, code: createQrCode(row.url) }));
  const modules = Math.max(0, ...codedRows.map(({ code }) => code.modules));
  const codeSize = Math.max(minCodeSize, modules * minModuleSize);
  const names = columnOrder.filter((name) => text.columns[name] !== void 0);
  const widths = new Map(
    names.map((name) => [name, measureColumn(composer, text, name, codeSize)])
  );
  const otherWidths = [...widths.values()].reduce((sum, width3) => sum + width3 + gap3, -gap3);
  widths.set("course", statementWidth - otherWidths);
  let x2 = statementLeft;
  const columns = names.map((name) => {
    const width3 = widths.get(name) ?? 0;
    const column2 = { name, x: x2, width: width3, isRight: name === "grade" || name === "verify" };
    x2 += width3 + gap3;
    return column2;
  });
  const rows = codedRows.map(({ row, code }) => {
    const course = fitCourseName(composer, row, columns);
    const type = fitType(composer, row, columns);
    const height3 = Math.max(
      minRowHeight,
      codeSize + 2 * 3.25,
      course.height + validationIdLineHeight + 2 * rowPadding,
      type.height + 2 * rowPadding
    );
    return { row, code, height: height3 };
  });
  const digit3 = findWidestDigit(composer);
  const digitWidth = measureTabularText(composer, digit3, digit3) * statementFontSizes.text;
  return { columns, rows, codeSize, digitWidth };
}
var columnOrder = ["course", "type", "date", "workload", "grade", "verify"];
function measureColumn(composer, { columns, rows }, name, codeSize) {
  if (name === "course") return 0;
  const head = composer.toUpperCase(columns[name] ?? "");
  const headWidth = composer.getMeasurer(head, "bold").measureWidth(head) * statementFontSizes.small + capitalsTracking * head.length;
  if (name === "verify") return Math.max(headWidth, codeSize);
  const words = rows.flatMap((row) => name === "type" ? row.type.split(" ") : row[name]);
  const digit3 = findWidestDigit(composer);
  const widest = Math.max(
    0,
    ...Array.from(new Set(words), (word) => measureTabularText(composer, word, digit3))
  );
  return Math.max(headWidth, widest * statementFontSizes.text + 0.01);
}
function fitCourseName(composer, row, columns) {
  const width3 = columns[0]?.width ?? 0;
  const measurer = composer.getMeasurer(row.course, "bold");
  for (let size2 = statementFontSizes.text; ; size2 *= 0.8) {
    const fitted = fitParagraphs(measurer, size2, width3);
    const leading = tableLineHeight / statementFontSizes.text * size2;
    const height3 = fitted.lines.length * leading;
    if (height3 <= maxCourseHeight || size2 < 1) return { measurer, fitted, height: height3, leading };
  }
}
function fitType(composer, row, columns) {
  const column2 = columns.find(({ name }) => name === "type");
  const measurer = composer.getMeasurer(row.type, "body");
  const fitted = fitParagraphs(measurer, statementFontSizes.text, column2?.width ?? Infinity);
  return { measurer, fitted, height: fitted.lines.length * tableLineHeight };
}

// src/rendering/statement/drawTable.ts
var tableHeaderHeight = 9.6;
var labelLineDistance = 8.3;
function drawTableHeader(composer, text, { columns }, colors, y2, head) {
  const labels = columns.map(({ name, x: x2, width: width3, isRight }) => ({
    label: text.columns[name] ?? "",
    x: isRight ? x2 + width3 : x2,
    isRight
  }));
  drawColumnLabels(composer, labels, colors, y2, head);
}
function drawColumnLabels(composer, labels, colors, y2, head) {
  const tr = head && { role: "TR", parent: head };
  for (const { label, x: x2, isRight } of labels) {
    const block = tr ? { role: "P", parent: { role: "TH", scope: "Column", parent: tr } } : { role: "Artifact" };
    composer.drawText(composer.toUpperCase(label), x2, y2, {
      face: "bold",
      size: statementFontSizes.small,
      fill: colors.tertiaryText,
      tracking: capitalsTracking,
      align: isRight ? "right" : "left",
      block
    });
  }
  drawLine(composer, y2 + labelLineDistance, colors.tone, 1.1);
}
var drawRowLine = (composer, y2, { rowLine }) => drawLine(composer, y2, rowLine, 0.75);
var drawLine = (composer, y2, color, width3) => composer.addShapes(
  createStrokedPath(traceLine(statementLeft, y2, statementRight, y2), color, width3)
);
function drawTableRow(composer, { row, code, height: height3 }, table, colors, { top: top4, body: body3 }) {
  const tr = { role: "TR", parent: body3 };
  const middle2 = top4 + height3 / 2;
  for (const column2 of table.columns) {
    if (column2.name === "course") drawCourse(composer, row, table, colors, { middle: middle2, tr });
    else if (column2.name === "verify")
      drawCode8(composer, row, column2, colors, { middle: middle2, tr, code, size: table.codeSize });
    else drawCell(composer, row, column2, colors, { middle: middle2, tr, digitWidth: table.digitWidth });
  }
  drawRowLine(composer, top4 + height3, colors);
}
function drawCourse(composer, row, { columns }, colors, { middle: middle2, tr }) {
  const { measurer, fitted, height: height3, leading } = fitCourseName(composer, row, columns);
  const head = { role: "TH", scope: "Row", parent: tr };
  const top4 = middle2 - (height3 + validationIdLineHeight) / 2;
  const firstBaseline = top4 + (leading + fitted.size * composer.getCapHeight("bold")) / 2;
  const style2 = { face: "bold", fill: colors.primaryText };
  composer.drawLines(fitted, measurer, statementLeft, firstBaseline, leading, {
    ...style2,
    block: { role: "P", parent: head }
  });
  const baseline = top4 + height3 + 8.2;
  const id = composer.getMeasurer(row.validationId, "identifier");
  const maxWidth = columns[0]?.width ?? 0;
  const width3 = Math.min(maxWidth, id.measureWidth(row.validationId) * statementFontSizes.small);
  const underline = traceLine(statementLeft, baseline + 1.5, statementLeft + width3, baseline + 1.5);
  composer.addShapes(createStrokedPath(underline, colors.underline, 0.5));
  composer.drawText(row.validationId, statementLeft, baseline, {
    face: "identifier",
    size: statementFontSizes.small,
    fill: colors.tone,
    maxWidth,
    block: {
      role: "Link",
      alt: row.verify,
      href: row.url,
      box: [statementLeft, baseline - 7, width3, 9.5],
      parent: head
    }
  });
}
function drawCell(composer, row, { name, x: x2, width: width3, isRight }, colors, { middle: middle2, tr, digitWidth }) {
  const text = name === "course" || name === "verify" ? "" : row[name];
  const measurer = composer.getMeasurer(text || "\u2013", "body");
  const fitted = fitParagraphs(
    measurer,
    statementFontSizes.text,
    name === "type" ? width3 : Infinity
  );
  const firstBaseline = middle2 - fitted.lines.length * tableLineHeight / 2 + (tableLineHeight + statementFontSizes.text * composer.getCapHeight("body")) / 2;
  const start2 = composer.shapes.length;
  composer.drawLines(fitted, measurer, isRight ? x2 + width3 : x2, firstBaseline, tableLineHeight, {
    face: "body",
    fill: colors.secondaryText,
    align: isRight ? "right" : "left",
    block: { role: "P", parent: { role: "TD", parent: tr } }
  });
  const shapes = composer.shapes.splice(start2);
  composer.shapes.push(...shapes.map((shape2) => alignDigits(shape2, digitWidth, isRight)));
}
function drawCode8(composer, row, { x: x2, width: width3 }, colors, { middle: middle2, tr, code, size: size2 }) {
  const [codeX3, codeY2] = [x2 + width3 - size2, middle2 - size2 / 2];
  composer.addShapes({
    kind: "path",
    d: code.d,
    frame: { x: codeX3, y: codeY2, unit: size2 / code.modules },
    fill: colors.primaryText,
    block: {
      role: "Figure",
      alt: row.verify,
      href: row.url,
      box: [codeX3, codeY2, size2, size2],
      parent: { role: "TD", parent: tr }
    }
  });
}

// src/rendering/statement/paginate.ts
var minRowsOnLastPage = 4;
function paginateRows(heights, { first, next, closing }) {
  const starts = [0];
  let used = 0;
  heights.forEach((height3, row) => {
    const start3 = starts.at(-1) ?? 0;
    if (used + height3 > (start3 === 0 ? first : next) && row > start3) {
      starts.push(row);
      used = 0;
    }
    used += height3;
  });
  if (used + closing > (starts.length === 1 ? first : next)) {
    starts.push(heights.length);
    used = 0;
  }
  const previousStart = starts.at(-2);
  let start2 = starts.at(-1) ?? 0;
  if (previousStart === void 0) return starts;
  for (; ; ) {
    const height3 = heights[start2 - 1] ?? 0;
    const isEnough = heights.length - start2 >= minRowsOnLastPage;
    if (isEnough || start2 - 1 <= previousStart || used + height3 + closing > next) break;
    start2 -= 1;
    used += height3;
  }
  return [...starts.slice(0, -1), start2];
}

// src/rendering/statement/statementClosing.ts
init_curves();
init_guilloche();
init_scene();
init_fitText();
var rowHeight = 25.5;
var countRight = statementLeft + statementWidth * 0.664;
var lineHeight3 = 11.55;
var padding = 16;
var rosetteWidth = 62;
function createStatementSummary(composer, text, colors) {
  const { types, all } = text.totals;
  const hasTotals = types.length > 0;
  const hasNote = !hasTotals && all.without !== "";
  const totals = hasTotals ? 71 + (types.length + 1) * rowHeight + 8 : hasNote ? 20 : 0;
  const measurer = composer.getMeasurer(text.verification.value, "body");
  const fittedText = fitParagraphs(
    measurer,
    statementFontSizes.text,
    statementWidth - rosetteWidth - 2 * padding
  );
  const boxHeight = 2 * padding + 14 + fittedText.lines.length * lineHeight3;
  return {
    height: totals + 30 + boxHeight,
    draw: (y2) => {
      if (hasTotals) drawTotals(composer, text, colors, y2);
      if (hasNote) drawNote(composer, all.without, statementLeft, y2 + 17, colors, { role: "P" });
      drawBox(composer, colors, y2 + totals + 30, boxHeight);
      const x2 = statementLeft + padding + rosetteWidth;
      const top4 = y2 + totals + 30 + padding;
      const labelStyle = { face: "bold", size: 9, fill: colors.primaryText, role: "H2" };
      composer.drawText(text.verification.label, x2, top4 + 8, labelStyle);
      const textStyle = { face: "body", fill: colors.secondaryText };
      composer.drawLines(fittedText, measurer, x2, top4 + 14 + 8.2, lineHeight3, textStyle);
    }
  };
}
function drawBox(composer, { tint, tone }, y2, height3) {
  composer.addShapes(
    createFilledPath(traceRoundedRectangle(statementLeft, y2, statementWidth, height3, 4.5), tint)
  );
  const rules = { rings: 7, lobes: 8, depth: 0.42 };
  const [x2, radius] = [statementLeft + padding + 22, 22];
  composer.addShapes(createStrokedPath(traceRosette(x2, y2 + height3 / 2, radius, rules), tone, 0.35));
}
function drawTotals(composer, { totals }, colors, y2) {
  const { heading, head, types, all } = totals;
  const style2 = { face: "title", size: 18, fill: colors.primaryText, role: "H2" };
  composer.drawText(heading, statementLeft, y2 + 45, style2);
  const table = { role: "Table" };
  const labels = [
    { label: head.type, x: statementLeft, isRight: false },
    { label: head.count, x: countRight, isRight: true },
    { label: head.workload, x: statementRight, isRight: true }
  ];
  const headY = y2 + 71 + 4;
  drawColumnLabels(composer, labels, colors, headY, { role: "THead", parent: table });
  const lineY = headY + labelLineDistance;
  const body3 = { role: "TBody", parent: table };
  types.forEach((total, index) => {
    const top4 = lineY + index * rowHeight;
    drawTotalRow(composer, total, colors, { top: top4, body: body3, isAll: false });
    drawRowLine(composer, top4 + rowHeight, colors);
  });
  const foot = { role: "TFoot", parent: table };
  drawTotalRow(composer, all, colors, {
    top: lineY + types.length * rowHeight,
    body: foot,
    isAll: true
  });
}
function drawTotalRow(composer, { label, count, workload, without }, colors, { top: top4, body: body3, isAll }) {
  const tr = { role: "TR", parent: body3 };
  const style2 = {
    face: isAll ? "bold" : "body",
    size: isAll ? 9.75 : statementFontSizes.text,
    fill: colors.primaryText
  };
  const y2 = top4 + (isAll ? 18.5 : 15.8);
  const drawCell2 = (text, x2, parent) => composer.drawText(text, x2, y2, {
    ...style2,
    align: x2 === statementLeft ? "left" : "right",
    block: { role: "P", parent }
  });
  drawCell2(label, statementLeft, { role: "TH", scope: "Row", parent: tr });
  drawCell2(count, countRight, { role: "TD", parent: tr });
  const hours = { role: "TD", parent: tr };
  drawCell2(workload || "\u2013", statementRight, hours);
  if (without === "") return;
  const width3 = composer.getMeasurer(workload || "\u2013", style2.face).measureWidth(workload || "\u2013") * style2.size;
  const block = { role: "P", parent: hours };
  drawNote(composer, without, statementRight - width3 - 10, y2, colors, block, "right");
}
function drawNote(composer, text, x2, y2, { tertiaryText }, block, align = "left") {
  composer.drawText(text, x2, y2, { face: "body", size: 7.2, fill: tertiaryText, align, block });
}

// src/rendering/statement/statementHead.ts
init_fitText();
function drawFirstPageHeader(composer, text, colors) {
  const issued = composer.getMeasurer(text.issued, "body");
  const issuedWidth = issued.measureWidth(text.issued) * 7.5;
  composer.drawText(text.company, statementLeft, 64, {
    face: "bold",
    size: 9.75,
    fill: colors.primaryText,
    maxWidth: statementWidth - issuedWidth - 24
  });
  const small = { face: "body", size: 7.5, fill: colors.tertiaryText };
  composer.drawText(text.issued, statementRight, 63.4, { ...small, align: "right" });
  composer.drawText(composer.toUpperCase(text.title), statementLeft, 118, {
    face: "title",
    size: 10,
    fill: colors.tone,
    tracking: 2.4
  });
  const nameBaseline = drawName(composer, text.learner, colors);
  const periodBaseline = nameBaseline + 25;
  composer.drawText(text.period, statementLeft, periodBaseline, {
    face: "title",
    size: 14,
    fill: colors.secondaryText,
    maxWidth: statementWidth
  });
  return drawFigures(composer, text, colors, periodBaseline + 24) + 22.5;
}
function drawName(composer, learner, { primaryText }) {
  const measurer = composer.getMeasurer(learner, "title");
  const rules = { size: 35, width: statementWidth, maxLines: 2, tracking: 0, oneLineShare: 0.7 };
  let fitted = fitText(measurer, { ...rules, minSize: 22 });
  for (let minSize = 18; fitted.isOverflowing && fitted.lines.length * fitted.size > 80; minSize *= 0.8)
    fitted = fitText(measurer, { ...rules, minSize });
  const lineHeight4 = fitted.size * 1.08;
  const firstBaseline = 122 + fitted.size;
  composer.drawLines(fitted, measurer, statementLeft, firstBaseline, lineHeight4, {
    face: "title",
    fill: primaryText,
    role: "H1"
  });
  return firstBaseline + (Math.max(1, fitted.lines.length) - 1) * lineHeight4;
}
var figureShares = [1, 1.3, 1, 0.7];
function drawFigures(composer, { figures }, colors, top4) {
  composer.drawRule(statementLeft, statementRight, top4, colors.line);
  let x2 = statementLeft;
  figures.forEach(({ label, value }, index) => {
    composer.drawText(composer.toUpperCase(label), x2, top4 + 17, {
      face: "bold",
      size: statementFontSizes.small,
      fill: colors.tertiaryText,
      tracking: capitalsTracking
    });
    const style2 = {
      face: "bold",
      size: statementFontSizes.figure,
      fill: colors.primaryText
    };
    composer.drawText(value, x2, top4 + 34.5, style2);
    x2 += statementWidth * (figureShares[index] ?? 1) / 4;
  });
  composer.drawRule(statementLeft, statementRight, top4 + 48, colors.line);
  return top4 + 48;
}
function drawFollowingPageHeader(composer, text, colors) {
  const documentTitle = [text.title, text.selectionName].filter(Boolean).join(" \xB7 ");
  const width3 = composer.getMeasurer(documentTitle, "body").measureWidth(documentTitle) * 7.5;
  const block = { role: "Artifact" };
  composer.drawText(text.company, statementLeft, 54, {
    face: "bold",
    size: 7.5,
    fill: colors.primaryText,
    maxWidth: statementWidth - width3 - 24,
    block
  });
  const small = { face: "body", size: 7.5, fill: colors.tertiaryText };
  composer.drawText(documentTitle, statementRight, 54, { ...small, align: "right", block });
  return 82;
}
function drawPageFooter(composer, text, { tertiaryText }, page) {
  const label = [text.learner, text.title, text.selectionName].filter(Boolean).join(" \xB7 ");
  const style2 = { face: "body", size: statementFontSizes.foot, fill: tertiaryText };
  const block = { role: "Artifact" };
  composer.drawText(label, statementLeft, 812.5, {
    ...style2,
    maxWidth: statementWidth - 70,
    block
  });
  composer.drawText(page, statementRight, 812.5, { ...style2, align: "right", block });
}

// src/rendering/statement/layoutStatement.ts
function layoutStatement(text, color, fonts) {
  const colors = createStatementColors(color);
  const measuringComposer = new ShapeCollector(fonts, text.language);
  const table = measureStatementTable(measuringComposer, text);
  const getSpaceBelow = (headY) => statementContentBottom - headY - tableHeaderHeight;
  const starts = paginateRows(
    table.rows.map(({ height: height3 }) => height3),
    {
      first: getSpaceBelow(drawFirstPageHeader(measuringComposer, text, colors)),
      next: getSpaceBelow(drawFollowingPageHeader(measuringComposer, text, colors)),
      closing: createStatementSummary(measuringComposer, text, colors).height
    }
  );
  const tableGroup = { role: "Table" };
  const headGroup = { role: "THead", parent: tableGroup };
  const bodyGroup = { role: "TBody", parent: tableGroup };
  const pages = starts.map((start2, index) => {
    const isFirst = index === 0;
    const composer = new ShapeCollector(fonts, text.language);
    const headY = (isFirst ? drawFirstPageHeader : drawFollowingPageHeader)(composer, text, colors);
    drawTableHeader(composer, text, table, colors, headY, isFirst ? headGroup : void 0);
    let y2 = headY + tableHeaderHeight;
    for (const row of table.rows.slice(start2, starts[index + 1])) {
      drawTableRow(composer, row, table, colors, { top: y2, body: bodyGroup });
      y2 += row.height;
    }
    if (index === starts.length - 1) createStatementSummary(composer, text, colors).draw(y2);
    const label = text.formatPageNumber(index + 1, starts.length);
    drawPageFooter(composer, text, colors, label);
    const background = createStatementBackground(colors, isFirst);
    return { label, size: portraitPageSize, background, shapes: composer.shapes };
  });
  const title3 = [text.title, text.learner, text.selectionName].filter(Boolean).join(" \u2013 ");
  return { title: title3, language: text.language, pages };
}

// src/rendering/statement/toPdfStatementInput.ts
function toPdfStatementInput(statement, scene) {
  const { issuedAt, company, color, selectionName } = statement;
  const record = {
    kind: "statement",
    issued_at: issuedAt,
    color,
    selection: selectionName ?? null
  };
  return { scene, issuedAt, author: company, subject: scene.title, record };
}

// node_modules/date-fns/_lib/addLeadingZeros.js
function addLeadingZeros(number, targetLength) {
  const sign = number < 0 ? "-" : "";
  const output = Math.abs(number).toString().padStart(targetLength, "0");
  return sign + output;
}

// node_modules/date-fns/formatISO.js
init_toDate();
function formatISO(date, options) {
  const date_ = toDate(date, options?.in);
  if (isNaN(+date_)) {
    throw new RangeError("Invalid time value");
  }
  const format = options?.format ?? "extended";
  const representation = options?.representation ?? "complete";
  let result = "";
  let tzOffset2 = "";
  const dateDelimiter = format === "extended" ? "-" : "";
  const timeDelimiter = format === "extended" ? ":" : "";
  if (representation !== "time") {
    const day = addLeadingZeros(date_.getDate(), 2);
    const month = addLeadingZeros(date_.getMonth() + 1, 2);
    const year = addLeadingZeros(date_.getFullYear(), 4);
    result = `${year}${dateDelimiter}${month}${dateDelimiter}${day}`;
  }
  if (representation !== "date") {
    const offset = date_.getTimezoneOffset();
    if (offset !== 0) {
      const absoluteOffset = Math.abs(offset);
      const hourOffset = addLeadingZeros(Math.trunc(absoluteOffset / 60), 2);
      const minuteOffset = addLeadingZeros(absoluteOffset % 60, 2);
      const sign = offset < 0 ? "+" : "-";
      tzOffset2 = `${sign}${hourOffset}:${minuteOffset}`;
    } else {
      tzOffset2 = "Z";
    }
    const hour = addLeadingZeros(date_.getHours(), 2);
    const minute = addLeadingZeros(date_.getMinutes(), 2);
    const second = addLeadingZeros(date_.getSeconds(), 2);
    const separator = result === "" ? "" : "T";
    const time = [hour, minute, second].join(timeDelimiter);
    result = `${result}${separator}${time}${tzOffset2}`;
  }
  return result;
}

// src/rendering/statement/statementText.ts
init_dateLocale();
init_formatGrade();

// src/i18n/formatWorkload.ts
init_workload();
function formatWorkload(intl, workload, messages3) {
  const duration = toDuration(workload);
  if (!duration) return "";
  const { hours, minutes } = duration;
  if (minutes === 0) return intl.formatMessage(messages3.hours, { hours });
  if (hours === 0) return intl.formatMessage(messages3.minutes, { minutes });
  return intl.formatMessage(messages3.hoursAndMinutes, { hours, minutes });
}

// src/i18n/sharedMessages.ts
init_react_intl();
var sharedMessages = defineMessages({
  homeTitle: {
    id: "home.title",
    defaultMessage: "My certificates",
    description: "Title of the home screen, and links to it"
  },
  templatesTitle: {
    id: "templates.title",
    defaultMessage: "Manage templates",
    description: "Title of the template list, and the button that leads to it"
  },
  retry: {
    id: "retry",
    defaultMessage: "Try again",
    description: "Button that repeats a failed action"
  },
  unnamed: {
    id: "document.unnamed",
    defaultMessage: "Certificate without a name",
    description: "Shown for a course without a name"
  },
  loadingFailed: {
    id: "fatal.loading",
    defaultMessage: "Part of the page did not load. It may have been updated.",
    description: "Sentence of the error view and of a toast when code of the page did not come"
  },
  backToPlatform: {
    id: "fatal.back",
    defaultMessage: "Back to the platform",
    description: "Link to the learning platform around the plugin"
  },
  checkCertificate: {
    id: "print.lookup",
    defaultMessage: "Check a certificate",
    description: "Heading of the public page without an ID, and the link to it for visitors without a session"
  }
});

// src/rendering/statement/statementText.ts
init_urls();
init_certificate();
init_workload();
init_plainText();

// src/rendering/statement/messages.ts
init_react_intl();
var plain2 = defineMessages({
  title: {
    id: "statement.title",
    defaultMessage: "Statement of learning",
    description: "A document that lists the certificates of a learner, with totals"
  },
  course: {
    id: "statement.course",
    defaultMessage: "Course and validation ID",
    description: "Head of a column of that document, set in capitals"
  },
  type: {
    id: "statement.type",
    defaultMessage: "Type",
    description: "Head of a column: kind of certificate, set in capitals"
  },
  completed: {
    id: "statement.completed",
    defaultMessage: "Completed",
    description: "Head of a column: day of completion, set in capitals"
  },
  workload: {
    id: "statement.workload",
    defaultMessage: "Workload",
    description: "Head of a column, set in capitals"
  },
  grade: {
    id: "statement.grade",
    defaultMessage: "Grade",
    description: "Head of a column, set in capitals"
  },
  verify: {
    id: "statement.verify",
    defaultMessage: "Verify",
    description: "Head of the column with the QR codes, set in capitals"
  },
  certificates: {
    id: "statement.certificates",
    defaultMessage: "Certificates",
    description: "Above the number of certificates, set in capitals"
  },
  mission: {
    id: "statement.mission",
    defaultMessage: "Mission",
    description: "Kind of certificate in a row of the document"
  },
  content: {
    id: "statement.content",
    defaultMessage: "Content",
    description: "Kind of certificate in a row of the document"
  },
  refresher: {
    id: "statement.refresher",
    defaultMessage: "Refresher mission",
    description: "Kind of certificate: of a mission that has to be repeated from time to time"
  },
  missions: {
    id: "statement.missions",
    defaultMessage: "Missions",
    description: "Above the number of certificates of missions"
  },
  contents: {
    id: "statement.contents",
    defaultMessage: "Contents",
    description: "Above the number of certificates of contents"
  },
  totals: {
    id: "statement.totals",
    defaultMessage: "Totals by type",
    description: "Heading of the second table of the document"
  },
  total: {
    id: "statement.total",
    defaultMessage: "Total",
    description: "Last row of the second table"
  },
  how: {
    id: "statement.how",
    defaultMessage: "How to verify",
    description: "Heading of the last paragraph of the document"
  },
  howText: {
    id: "statement.how.text",
    defaultMessage: "Each row has a code and a validation ID that open the certificate\u2019s record. This statement is a summary; each record is what counts.",
    description: "Last paragraph of the document"
  }
});
var messages2 = {
  ...plain2,
  issued: defineMessage({
    id: "statement.issued",
    defaultMessage: "Issued on {date}",
    description: "At the head of the document"
  }),
  period: defineMessage({
    id: "statement.period",
    defaultMessage: "{from} to {to}",
    description: "From the first to the last day of completion, below the name of the learner"
  }),
  page: defineMessage({
    id: "statement.page",
    defaultMessage: "{page, number} of {pages, number}",
    description: "Number of a page and how many there are, at its foot"
  }),
  verifyCourse: defineMessage({
    id: "statement.verifyCourse",
    defaultMessage: "Verify {course}",
    description: "Accessible description of the link and the QR code of a row"
  }),
  without: defineMessage({
    id: "statement.without",
    defaultMessage: "Without workload: {n, number}",
    description: "Number of certificates without a workload"
  }),
  hours: defineMessage({
    id: "statement.hours",
    defaultMessage: "{hours, number} h",
    description: "A workload of whole hours in short form"
  }),
  minutes: defineMessage({
    id: "statement.minutes",
    defaultMessage: "{minutes, number} min",
    description: "A workload under an hour in short form"
  }),
  hoursAndMinutes: defineMessage({
    id: "statement.hoursAndMinutes",
    defaultMessage: "{hours, number} h {minutes, number} min",
    description: "A workload in short form"
  })
};

// src/rendering/statement/statementText.ts
function createStatementText(statement, documentLocale) {
  const { certificates } = statement;
  const { language, intl, dateLocale, timeZone } = documentLocale;
  const format = (message) => intl.formatMessage(message);
  const types = certificateTypes.filter(
    (type) => certificates.some((certificate) => certificate.type === type)
  );
  const hasTypes = types.length > 1;
  const hasGrades = certificates.some(({ course }) => course.grade !== null);
  const typeTotals = types.map(
    (type) => createTotal(
      format(type === "MISSION" ? messages2.missions : messages2.contents),
      certificates.filter((certificate) => certificate.type === type),
      intl
    )
  );
  const all = createTotal(format(messages2.total), certificates, intl);
  const counts = { label: format(messages2.certificates), value: all.count };
  const hours = { label: format(messages2.workload), value: all.workload };
  return {
    language,
    title: format(messages2.title),
    learner: toSingleLineText(statement.learner),
    company: toSingleLineText(statement.company),
    issued: intl.formatMessage(messages2.issued, {
      date: formatCertificateDate(statement.issuedAt, dateLocale, timeZone, "long")
    }),
    selectionName: toSingleLineText(statement.selectionName ?? ""),
    period: formatPeriod(certificates, documentLocale),
    figures: [
      counts,
      ...hours.value === "" ? [] : [hours],
      ...hasTypes ? typeTotals.map(({ label, count }) => ({ label, value: count })) : []
    ],
    columns: {
      course: format(messages2.course),
      ...hasTypes && { type: format(messages2.type) },
      date: format(messages2.completed),
      workload: format(messages2.workload),
      ...hasGrades && { grade: format(messages2.grade) },
      verify: format(messages2.verify)
    },
    rows: certificates.map((certificate) => createRow(certificate, documentLocale)),
    totals: {
      heading: format(messages2.totals),
      head: {
        type: format(messages2.type),
        count: format(messages2.certificates),
        workload: format(messages2.workload)
      },
      types: hasTypes ? typeTotals : [],
      all
    },
    verification: { label: format(messages2.how), value: format(messages2.howText) },
    formatPageNumber: (page, pages) => intl.formatMessage(messages2.page, { page, pages })
  };
}
function listStatementTextsToLoadFonts({
  rows,
  learner,
  company,
  selectionName
}) {
  return [
    learner,
    company,
    selectionName,
    ...rows.flatMap((row) => [row.course, row.validationId])
  ];
}
function createRow(certificate, documentLocale) {
  const { id, course, type, isFromRecycledMission, validationId = id } = certificate;
  const { intl, language, dateLocale, timeZone } = documentLocale;
  const day = getEarnedDay(certificate, timeZone);
  const name = toSingleLineText(course.name) || intl.formatMessage(sharedMessages.unnamed);
  const kind = isFromRecycledMission ? "refresher" : type === "MISSION" ? "mission" : "content";
  return {
    course: name,
    validationId: toSingleLineText(validationId),
    url: getPublicCertificateUrl(id, language, documentLocale),
    verify: intl.formatMessage(messages2.verifyCourse, { course: name }),
    type: intl.formatMessage(messages2[kind]),
    date: day ? formatCalendarDate(day, dateLocale, "numeric") : "",
    workload: formatWorkload(intl, course.workload, messages2),
    grade: course.grade === null ? "" : formatGrade(intl, course.grade)
  };
}
function createTotal(label, certificates, intl) {
  const workloads = certificates.flatMap(
    ({ course: { workload } }) => toDuration(workload) ? [workload ?? 0] : []
  );
  const n2 = certificates.length - workloads.length;
  return {
    label,
    count: intl.formatNumber(certificates.length),
    workload: formatWorkload(
      intl,
      workloads.reduce((sum, workload) => sum + workload, 0),
      messages2
    ),
    without: n2 === 0 ? "" : intl.formatMessage(messages2.without, { n: n2 })
  };
}
function formatPeriod(certificates, { intl, dateLocale, timeZone }) {
  const days = certificates.flatMap((certificate) => getEarnedDay(certificate, timeZone) ?? []).map((day) => formatISO(day, { representation: "date" })).sort();
  const [from, to] = [days[0] ?? "", days.at(-1) ?? ""].map(
    (day) => formatCertificateDate(day, dateLocale, timeZone, "long")
  );
  return from === to ? from : intl.formatMessage(messages2.period, { from, to });
}

// src/rendering/statement/renderStatement.ts
async function renderStatement(statement, language, config) {
  const text = createStatementText(statement, await loadConfiguredDocumentLocale(language, config));
  const fonts = await loadCertificateAndFallbackFonts(
    listStatementTextsToLoadFonts(text),
    config.FONTS_URL
  );
  const scene = layoutStatement(text, statement.color, fonts);
  await addFontsToDocument(collectFaces(...scene.pages));
  return toPdfStatementInput(statement, scene);
}

// src/rendering/createPdf.ts
init_getOrCreatePromise();
init_retryImport();

// src/rendering/collectScriptFonts.ts
var collectScriptFonts = (...sides) => new Set(collectGlyphRuns(sides).map(({ fontName }) => fontName));
var collectFontUrls = (...sides) => new Map(
  collectGlyphRuns(sides).flatMap(
    ({ fontName, fontUrl }) => fontUrl === void 0 ? [] : [[fontName, fontUrl]]
  )
);
var collectGlyphRuns = (sides) => sides.flatMap(
  ({ shapes }) => shapes.flatMap((shape2) => shape2.kind === "glyphRun" ? [shape2.run] : [])
);

// src/rendering/fonts/pdfFonts.ts
init_fetchFontBytes();
import body2 from "./fonts/body.ttf";
import bodyWide2 from "./fonts/bodyWide.ttf";
import bold2 from "./fonts/bold.ttf";
import boldWide2 from "./fonts/boldWide.ttf";
import identifier2 from "./fonts/identifier.ttf";
import title2 from "./fonts/title.ttf";
import titleGreek2 from "./fonts/titleGreek.ttf";
import titleWide2 from "./fonts/titleWide.ttf";
var urls2 = { title: title2, body: body2, bold: bold2, identifier: identifier2, titleWide: titleWide2, bodyWide: bodyWide2, boldWide: boldWide2, titleGreek: titleGreek2 };
var fetchFontFile = (name) => fetchFontBytes(urls2[name]);

// src/rendering/createPdf.ts
init_sliceNames();

// src/rendering/pdf/pdfCertificate.ts
init_drawingVersion();
init_sliceNames();
function toPdfCertificateInput({
  certificate,
  text,
  scene
}) {
  return {
    scene,
    issuedAt: text.issuedAt,
    author: certificate.company.name,
    learner: text.name,
    subject: text.course,
    record: createRecord({ certificate, text, scene })
  };
}
function createRecord({ certificate, text: { url }, scene }) {
  const { name, completedAt, workload, grade } = certificate.course;
  const fonts = [...collectScriptFonts(scene.front, scene.back)].filter(isSliceFontName).sort();
  return {
    validation_id: certificate.validationId,
    learner: certificate.user.name,
    company: certificate.company.name,
    course: name,
    completed_at: completedAt,
    workload_minutes: workload,
    grade,
    url,
    drawing_version: drawingVersion,
    ...fonts.length > 0 && { fonts }
  };
}

// src/rendering/pdf/SharedPdfDataCache.ts
init_getOrCreate();
init_sliceNames();

// src/rendering/pdf/FontUsage.ts
init_getOrCreate();
init_glyphRun();
var latinAlphabet = Array.from({ length: 95 }, (_2, index) => String.fromCharCode(32 + index)).join("") + "\xA0\xB7\u2013\u2014\u2018\u2019\u201C\u201D\u2026\u2022\xC1\xC0\xC2\xC3\xC7\xC9\xCA\xCD\xD1\xD3\xD4\xD5\xDA\xDC\xE1\xE0\xE2\xE3\xE7\xE9\xEA\xED\xF1\xF3\xF4\xF5\xFA\xFC\xAA\xBA\xB0\xBF\xA1\xAB\xBB";
var FontUsage = class {
  name;
  font;
  /** Characters that the document uses, by their code in the PDF. */
  characters = /* @__PURE__ */ new Map();
  /** Glyphs that are made of other glyphs. They follow the last glyph of the font, and their ids are their codes. */
  composites = [];
  /** Codes of characters whose glyph already represents other characters, by glyph and characters. */
  extraCodes = /* @__PURE__ */ new Map();
  glyphsByExtraCode = /* @__PURE__ */ new Map();
  /** Codes of glyphs that are made of other glyphs, by their components and characters. */
  compositeCodes = /* @__PURE__ */ new Map();
  constructor(name, font) {
    this.name = name;
    this.font = font;
  }
  /**
   * Returns the code of a character in the PDF. For fonts of shaped text, use `getClusterCodes` instead. The code is the
   * glyph id, unless another character of the document has the same glyph, such as ʼ and ’. The second character gets a
   * code after the last glyph id, so that copied text contains the right character.
   * @param source character that the glyph of `character` represents, if they differ
   */
  getCode(character, source = character) {
    const glyph = this.font.getGlyph(character.codePointAt(0) ?? 0);
    if (this.takeCode(glyph, source)) return glyph;
    return getOrCreate(this.extraCodes, `${glyph} ${source}`, () => {
      const code = this.font.glyphCount + this.extraCodes.size;
      this.characters.set(code, source);
      this.glyphsByExtraCode.set(code, glyph);
      return code;
    });
  }
  /**
   * Returns the code of a character with its own advance width instead of that of the font. PDF readers ignore
   * `ActualText` or take wide gaps between glyphs for spaces, so the gaps have to belong to the glyphs.
   * @param source character that copied text has
   * @param advance advance width, font units
   * @param offset distance of the glyph from the start of its advance width, font units. Default: none
   */
  getSpacedCode(character, source, advance, offset = 0) {
    const id = this.font.getGlyph(character.codePointAt(0) ?? 0);
    return this.getCompositeCode({ components: [{ id, x: offset, y: 0 }], advance }, source);
  }
  /**
   * Returns the codes of a cluster, from left to right. Each code represents one character, so that every reader returns
   * it: some readers ignore `ActualText`, some misread codes of several characters, and those that reverse
   * right-to-left text reverse codes but not the characters of one code. The first code draws the whole cluster as a
   * composite glyph, and the other codes are invisible.
   */
  getClusterCodes({ characters, glyphs }) {
    const [glyph, nextGlyph] = glyphs;
    const [character, nextCharacter] = characters;
    const isPlainGlyph = glyph?.x === 0 && glyph.y === 0 && !nextGlyph;
    if (isPlainGlyph && character && !nextCharacter && this.takeCode(glyph.id, character.text))
      return [glyph.id];
    return characters.map(
      ({ text, advance }, index) => this.getCompositeCode({ components: index === 0 ? glyphs : [], advance }, text)
    );
  }
  /** Returns the code of a space in a font for which `getClusterCodes` is used. */
  getSpaceCodes() {
    const id = this.font.getGlyph(32);
    const characters = [{ text: " ", advance: this.font.getAdvance(id) }];
    return this.getClusterCodes({ characters, glyphs: [{ id, x: 0, y: 0 }] });
  }
  /**
   * Returns a code that represents a character in text that is written but not drawn. Marks and joiners have no width.
   * The glyph has an outline, because MuPDF leaves out text whose glyphs are empty.
   */
  getInvisibleCode(character) {
    const advance = zeroWidthPattern.test(character) ? 0 : this.font.unitsPerEm / 2;
    const components = [{ id: this.font.getGlyph(110), x: 0, y: 0 }];
    return this.getCompositeCode({ components, advance }, character);
  }
  getCompositeCode(glyph, characters) {
    const components = glyph.components.map(({ id, x: x2, y: y2 }) => `${id} ${x2} ${y2}`);
    const key = `${components.join(" ")}|${glyph.advance}|${characters}`;
    return getOrCreate(this.compositeCodes, key, () => {
      const code = this.font.glyphCount + this.composites.length;
      this.composites.push(glyph);
      this.characters.set(code, characters);
      return code;
    });
  }
  /** Uses the id of a glyph as its code. @returns false if the code already represents other characters */
  takeCode(glyph, characters) {
    const existing = this.characters.get(glyph);
    if (existing === void 0) this.characters.set(glyph, characters);
    return existing === void 0 || existing === characters;
  }
  /** Returns the glyph id of a code, in the font program. */
  getGlyph(code) {
    return this.glyphsByExtraCode.get(code) ?? code;
  }
  /** Describes all composite glyphs. Fonts of the same name with the same description have the same program. */
  describeComposites() {
    return [...this.compositeCodes.keys()].join("\n");
  }
  get hasExtraCodes() {
    return this.extraCodes.size > 0;
  }
  /** Returns whether another `FontUsage` contains all codes of this `FontUsage`, for the same characters. */
  isSubsetOf(superset) {
    for (const [code, character] of this.characters)
      if (superset.characters.get(code) !== character) return false;
    return true;
  }
  /**
   * Returns the advance width of the glyph with this code, in whole thousandths of the font size. PDF fonts store
   * widths with this precision.
   */
  getWidth(code) {
    const composite = this.composites[code - this.font.glyphCount];
    const advance = composite ? composite.advance : this.font.getAdvance(this.getGlyph(code));
    return Math.round(advance * 1e3 / this.font.unitsPerEm);
  }
};
function createFontUsageOfAllLatin(name, font) {
  const usage = new FontUsage(name, font);
  for (const character of latinAlphabet)
    if (font.getGlyph(character.charCodeAt(0)) !== 0) usage.getCode(character);
  return usage;
}

// src/rendering/pdf/fontProgram.ts
init_formatDecimal();
init_scriptFonts();
init_sliceNames();

// src/rendering/pdf/formats/deflate.ts
init_browser();
function deflate(bytes, level = 6) {
  return { bytes: zlibSync(bytes, { level }), originalLength: bytes.length };
}

// src/rendering/pdf/fontProgram.ts
init_syntax();
var postScriptNames = {
  invisible: "Invisible",
  title: "CormorantGaramond-SemiBold",
  titleGreek: "EBGaramond-SemiBold",
  body: "Inter-Regular",
  bold: "Inter-SemiBold",
  identifier: "Inter-Regular"
};
function getPostScriptName(fontName) {
  if (isSliceFontName(fontName)) return fontName.replace(/-[^-]*$/, "");
  const name = fontName.replace(/(?:Wide|Marks)?(?:Spaced.*)?$/, "");
  if (name in postScriptNames) return postScriptNames[name];
  const family = getScriptFontFamily(name.slice(0, 4));
  return `${family.replaceAll(" ", "")}-${name.endsWith("Bold") ? "SemiBold" : "Regular"}`;
}
function buildFontProgram(usage, level = 6) {
  const { name, font, characters } = usage;
  const codes = [...characters.keys()].sort((a2, b) => a2 - b);
  const scale = (value) => Math.round(value * 1e3 / font.unitsPerEm);
  return {
    baseFontName: `${createSubsetTag(codes)}+${getPostScriptName(name)}`,
    fontFile: deflate(font.subset(listGlyphs(codes, usage), usage.composites), level),
    toUnicode: deflate(encodeLatin1(buildToUnicodeCMap(codes, characters)), level),
    cidToGidMap: usage.hasExtraCodes ? deflate(buildCidToGidMap(codes, usage)) : void 0,
    descriptorEntries: `/FontBBox[${formatNumbers(...font.bounds.map(scale))}]/ItalicAngle 0/Ascent ${scale(font.ascent)}/Descent ${scale(font.descent)}/CapHeight ${scale(font.capHeight)}/StemV 80`,
    widths: formatWidths(codes, (code) => usage.getWidth(code))
  };
}
var listGlyphs = (codes, usage) => new Set(codes.map((code) => usage.getGlyph(code)).filter((id) => id < usage.font.glyphCount));
function writeFont(file, program) {
  const { baseFontName, cidToGidMap } = program;
  const fontFile = file.writeDeflatedStream(
    `/Length1 ${program.fontFile.originalLength}`,
    program.fontFile
  );
  const toUnicode = file.writeDeflatedStream("", program.toUnicode);
  const descriptor = file.writeObject(
    `<</Type/FontDescriptor/FontName/${baseFontName}/Flags 4${program.descriptorEntries}/FontFile2 ${formatPdfReference(fontFile)}>>`
  );
  const map = cidToGidMap ? ` ${formatPdfReference(file.writeDeflatedStream("", cidToGidMap))}` : "/Identity";
  const descendant = file.writeObject(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${baseFontName}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${formatPdfReference(descriptor)}/CIDToGIDMap${map}/DW 0/W[${program.widths}]>>`
  );
  return file.writeObject(
    `<</Type/Font/Subtype/Type0/BaseFont/${baseFontName}/Encoding/Identity-H/DescendantFonts[${formatPdfReference(descendant)}]/ToUnicode ${formatPdfReference(toUnicode)}>>`
  );
}
function createSubsetTag(codes) {
  let hash = 0;
  for (const code of codes) hash = Math.imul(hash ^ code, 16777619) + code >>> 0;
  let tag = "";
  for (let letter3 = 0; letter3 < 6; letter3++) {
    tag += String.fromCharCode(65 + hash % 26);
    hash = Math.floor(hash / 26);
  }
  return tag;
}
function formatWidths(codes, getWidth) {
  let text = "";
  codes.forEach((code, index) => {
    const isConsecutive = code === (codes[index - 1] ?? -2) + 1;
    text += isConsecutive ? " " : `${index > 0 ? "]" : ""}${code}[`;
    text += formatDecimal(getWidth(code));
  });
  return text === "" ? "" : `${text}]`;
}
function buildCidToGidMap(codes, usage) {
  const map = new DataView(new ArrayBuffer(2 * ((codes.at(-1) ?? 0) + 1)));
  for (const code of codes) map.setUint16(2 * code, usage.getGlyph(code));
  return new Uint8Array(map.buffer);
}
var cMapHeader = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
`;
var maxBlockEntries = 100;
function buildToUnicodeCMap(codes, characters) {
  let map = cMapHeader;
  for (let start2 = 0; start2 < codes.length; start2 += maxBlockEntries) {
    const list = codes.slice(start2, start2 + maxBlockEntries);
    const rows = list.map((code) => {
      const units = (characters.get(code) ?? "").split("").map((unit) => formatHex4(unit.charCodeAt(0)));
      return `<${formatHex4(code)}> <${units.join("")}>
`;
    });
    map += `${list.length} beginbfchar
${rows.join("")}endbfchar
`;
  }
  return `${map}endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

// src/rendering/pdf/pdfImages.ts
init_syntax();
var orientationMatrices = {
  1: "1 0 0 1 0 0",
  2: "-1 0 0 1 1 0",
  3: "-1 0 0 -1 1 1",
  4: "1 0 0 -1 0 1",
  5: "0 -1 -1 0 1 1",
  6: "0 -1 1 0 0 1",
  7: "0 1 1 0 0 0",
  8: "0 1 -1 0 1 0"
};
var wrapOriented = (image2) => ({
  kind: "form",
  entries: "/BBox[0 0 1 1]",
  content: deflate(encodeLatin1(`${orientationMatrices[image2.orientation]} cm /I0 Do
`)),
  images: [{ ...image2, orientation: 1 }]
});
function writeImage(file, image2, getDeflatedPixels) {
  const common = (width4, height4) => `/Type/XObject/Subtype/Image/Width ${width4}/Height ${height4}/BitsPerComponent 8`;
  if (image2.kind === "jpeg") {
    if (image2.orientation !== 1) return writeImage(file, wrapOriented(image2), getDeflatedPixels);
    const { width: width4, height: height4, isGrey, isRgb, bytes } = image2;
    const colors2 = isGrey ? "/ColorSpace/DeviceGray" : "/ColorSpace/DeviceRGB";
    const parameters2 = isRgb ? "/DecodeParms<</ColorTransform 0>>" : "";
    return file.writeStream(
      `${common(width4, height4)}${colors2}/Filter/DCTDecode${parameters2}`,
      bytes
    );
  }
  if (image2.kind === "form") {
    const resourceEntries = image2.images.map(
      (inner2, index) => `/I${index} ${formatPdfReference(writeImage(file, inner2, getDeflatedPixels))}`
    );
    const entries = `${image2.entries}/Resources<</XObject<<${resourceEntries.join("")}>>>>`;
    return file.writeDeflatedStream(`/Type/XObject/Subtype/Form${entries}`, image2.content);
  }
  const { width: width3, height: height3 } = image2;
  const { colors, opacity } = getDeflatedPixels(image2);
  const mask = opacity ? `/SMask ${formatPdfReference(file.writeDeflatedStream(`${common(width3, height3)}/ColorSpace/DeviceGray`, opacity))}` : "";
  return file.writeDeflatedStream(`${common(width3, height3)}/ColorSpace/DeviceRGB${mask}`, colors);
}
function deflatePixels({ width: width3, height: height3, rgba }) {
  const colors = new Uint8Array(width3 * height3 * 3);
  const opacity = new Uint8Array(width3 * height3);
  for (let pixel = 0, from = 0, to = 0; pixel < opacity.length; pixel++) {
    colors[to++] = rgba[from++] ?? 0;
    colors[to++] = rgba[from++] ?? 0;
    colors[to++] = rgba[from++] ?? 0;
    opacity[pixel] = rgba[from++] ?? 0;
  }
  const isOpaque = opacity.every((alpha) => alpha === 255);
  return { colors: deflate(colors), opacity: isOpaque ? void 0 : deflate(opacity) };
}

// src/rendering/pdf/formats/glyphOutline.ts
function readGlyphOutline(view, glyf, getLocation, glyph) {
  if (getLocation(glyph + 1) === getLocation(glyph)) return [];
  const start2 = glyf + getLocation(glyph);
  const contours = view.getInt16(start2);
  if (contours >= 0) return readContours(view, start2, contours);
  return readComponents(view, start2).flatMap(({ component, dx, dy, isScaled }) => {
    if (isScaled) throw new Error("A glyph with a scaled part");
    return readGlyphOutline(view, glyf, getLocation, component).map(
      (contour) => contour.map(({ x: x2, y: y2, isOnCurve }) => ({ x: x2 + dx, y: y2 + dy, isOnCurve }))
    );
  });
}
function readComponents(view, start2) {
  const components = [];
  let offset = start2 + 10;
  for (let flags = 32; flags & 32; ) {
    flags = view.getUint16(offset);
    const isWide = (flags & 1) !== 0;
    components.push({
      component: view.getUint16(offset + 2),
      dx: isWide ? view.getInt16(offset + 4) : view.getInt8(offset + 4),
      dy: isWide ? view.getInt16(offset + 6) : view.getInt8(offset + 5),
      isScaled: (flags & 200) !== 0 || !(flags & 2)
    });
    const scale = flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0;
    offset += (isWide ? 8 : 6) + scale;
  }
  return components;
}
function readContours(view, start2, count) {
  const ends = Array.from({ length: count }, (_2, index) => view.getUint16(start2 + 10 + 2 * index));
  const total = (ends.at(-1) ?? -1) + 1;
  const instructions = start2 + 10 + 2 * count;
  let offset = instructions + 2 + view.getUint16(instructions);
  const flags = [];
  while (flags.length < total) {
    const flag = view.getUint8(offset++);
    const repeats = flag & 8 ? view.getUint8(offset++) + 1 : 1;
    for (let repeat = 0; repeat < repeats; repeat++) flags.push(flag);
  }
  const decodeAxis = (short, same) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? view.getUint8(offset++) : -view.getUint8(offset++);
      else if (!(flag & same)) {
        value += view.getInt16(offset);
        offset += 2;
      }
      return value;
    });
  };
  const [xs, ys] = [decodeAxis(2, 16), decodeAxis(4, 32)];
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOnCurve: (flag & 1) !== 0
  }));
  return ends.map(
    (end2, index) => points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end2 + 1)
  );
}
function formatGlyphPath(outline) {
  return outline.map(formatContour).join("");
}
var formatPoint = ({ x: x2, y: y2 }) => `${Math.round(x2)} ${Math.round(y2)}`;
function formatContour(contour) {
  const points = addImpliedPoints(contour);
  const [start2] = points;
  if (!start2) return "";
  let path = `${formatPoint(start2)} m
`;
  let from = start2;
  for (let index = 1; index <= points.length; index++) {
    const point2 = points[index % points.length] ?? start2;
    if (point2.isOnCurve) {
      path += `${formatPoint(point2)} l
`;
      from = point2;
      continue;
    }
    index++;
    const to = points[index % points.length] ?? start2;
    path += `${formatPoint(interpolate(from, point2, 2 / 3))} ${formatPoint(interpolate(to, point2, 2 / 3))} ${formatPoint(to)} c
`;
    from = to;
  }
  return `${path}h
`;
}
function addImpliedPoints(contour) {
  const points = contour.flatMap((point2, index) => {
    const next = contour[(index + 1) % contour.length] ?? point2;
    const isImplied = !point2.isOnCurve && !next.isOnCurve;
    return isImplied ? [point2, { ...interpolate(point2, next, 1 / 2), isOnCurve: true }] : [point2];
  });
  const first = points.findIndex(({ isOnCurve }) => isOnCurve);
  return [...points.slice(first), ...points.slice(0, first)];
}
function interpolate(from, to, share) {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

// src/rendering/pdf/formats/trueType.ts
init_syntax();

// src/rendering/pdf/formats/readCmap.ts
function readCmap(view, cmap) {
  const offset = cmap + view.getUint32(cmap + 8);
  return view.getUint16(offset) === 4 ? readFormat4(view, offset) : readFormat12(view, offset);
}
function readFormat4(view, offset) {
  const glyphs = /* @__PURE__ */ new Map();
  const size2 = view.getUint16(offset + 6);
  for (let end2 = offset + 14; end2 < offset + 14 + size2; end2 += 2) {
    const start2 = end2 + 2 + size2;
    const [delta, rangeOffset] = [view.getUint16(start2 + size2), view.getUint16(start2 + 2 * size2)];
    const first = view.getUint16(start2);
    for (let code = first; code <= view.getUint16(end2); code++) {
      const position = start2 + 2 * size2 + rangeOffset + 2 * (code - first);
      const glyph = rangeOffset === 0 ? code : view.getUint16(position);
      if (glyph !== 0) glyphs.set(code, glyph + delta & 65535);
    }
  }
  return glyphs;
}
function readFormat12(view, offset) {
  const glyphs = /* @__PURE__ */ new Map();
  for (let group = 0; group < view.getUint32(offset + 12); group++) {
    const position = offset + 16 + 12 * group;
    const [first, last] = [view.getUint32(position), view.getUint32(position + 4)];
    const glyph = view.getUint32(position + 8);
    for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first);
  }
  return glyphs;
}

// src/rendering/pdf/formats/compositeGlyph.ts
var wordOffsets = 3;
var moreComponents = 32;
function buildCompositeOutline({ components }, view, getGlyphOffset) {
  const parts = components.flatMap(({ id, x: x2, y: y2 }) => {
    const offset = getGlyphOffset(id);
    if (offset === void 0) return [];
    const [xMin2, yMin, xMax, yMax] = [2, 4, 6, 8].map((at) => view.getInt16(offset + at));
    return [{ id, x: x2, y: y2, box: [xMin2 + x2, yMin + y2, xMax + x2, yMax + y2] }];
  });
  if (parts.length === 0) return { bytes: new Uint8Array(), xMin: 0 };
  const outline = new DataView(new ArrayBuffer(10 + 8 * parts.length));
  const xMin = Math.min(...parts.map(({ box }) => box[0]));
  outline.setInt16(0, -1);
  outline.setInt16(2, xMin);
  outline.setInt16(4, Math.min(...parts.map(({ box }) => box[1])));
  outline.setInt16(6, Math.max(...parts.map(({ box }) => box[2])));
  outline.setInt16(8, Math.max(...parts.map(({ box }) => box[3])));
  parts.forEach(({ id, x: x2, y: y2 }, index) => {
    const offset = 10 + 8 * index;
    const isLast = index === parts.length - 1;
    outline.setUint16(offset, wordOffsets + (isLast ? 0 : moreComponents));
    outline.setUint16(offset + 2, id);
    outline.setInt16(offset + 4, x2);
    outline.setInt16(offset + 6, y2);
  });
  return { bytes: new Uint8Array(outline.buffer), xMin };
}

// src/rendering/pdf/formats/trueType.ts
function readTrueType(fontBytes) {
  const bytes = new Uint8Array(fontBytes.buffer, fontBytes.byteOffset, fontBytes.byteLength);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = readTables(view);
  const getTableOffset = (tag) => {
    const table = tables.get(tag);
    if (!table) throw new Error(`The font has no table ${tag}`);
    return table.offset;
  };
  const file = { bytes, view, tables, getTableOffset };
  const [head, hhea, os2] = [
    getTableOffset("head"),
    getTableOffset("hhea"),
    getTableOffset("OS/2")
  ];
  const [longMetricCount, hmtx] = [view.getUint16(hhea + 34), getTableOffset("hmtx")];
  const glyphs = readCmap(view, getTableOffset("cmap"));
  const readBound = (index) => view.getInt16(head + 36 + 2 * index);
  return {
    unitsPerEm: view.getUint16(head + 18),
    bounds: [readBound(0), readBound(1), readBound(2), readBound(3)],
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    capHeight: view.getInt16(os2 + 88),
    glyphCount: view.getUint16(getTableOffset("maxp") + 4),
    getGlyph: (codePoint) => glyphs.get(codePoint) ?? 0,
    getAdvance: (glyph) => view.getUint16(hmtx + 4 * Math.min(glyph, longMetricCount - 1)),
    getOutline: (glyph) => readGlyphOutline(view, getTableOffset("glyf"), createLocationReader(file), glyph),
    subset: (glyphs2, composites) => buildSubset(file, glyphs2, longMetricCount, composites)
  };
}
function readTables(view) {
  const tables = /* @__PURE__ */ new Map();
  for (let index = 0; index < view.getUint16(4); index++) {
    const offset = 12 + 16 * index;
    const tag = String.fromCharCode(
      ...[0, 1, 2, 3].map((position) => view.getUint8(offset + position))
    );
    tables.set(tag, { offset: view.getUint32(offset + 8), length: view.getUint32(offset + 12) });
  }
  return tables;
}
function createLocationReader({ view, getTableOffset }) {
  const isLong = view.getInt16(getTableOffset("head") + 50) === 1;
  const loca = getTableOffset("loca");
  return (glyph) => isLong ? view.getUint32(loca + 4 * glyph) : 2 * view.getUint16(loca + 2 * glyph);
}
function collectComponents(file, glyphs) {
  const { view, getTableOffset } = file;
  const [getLocation, glyf] = [createLocationReader(file), getTableOffset("glyf")];
  const glyphSet = /* @__PURE__ */ new Set([0, ...glyphs]);
  for (const glyph of glyphSet) {
    const offset = glyf + getLocation(glyph);
    if (getLocation(glyph + 1) === getLocation(glyph) || view.getInt16(offset) >= 0) continue;
    for (const { component } of readComponents(view, offset)) glyphSet.add(component);
  }
  return [...glyphSet].sort((a2, b) => a2 - b);
}
function buildSubset(file, glyphs, longMetricCount, composites = []) {
  const { bytes, view, tables, getTableOffset } = file;
  const componentIds = composites.flatMap(({ components }) => components.map(({ id }) => id));
  const glyphIds = collectComponents(file, /* @__PURE__ */ new Set([...glyphs, ...componentIds]));
  const [getLocation, glyfAt] = [createLocationReader(file), getTableOffset("glyf")];
  const getLength = (glyph) => getLocation(glyph + 1) - getLocation(glyph);
  const firstComposite = view.getUint16(getTableOffset("maxp") + 4);
  const count = composites.length > 0 ? firstComposite + composites.length : (glyphIds.at(-1) ?? 0) + 1;
  const getGlyphOffset = (glyph) => getLength(glyph) > 0 ? glyfAt + getLocation(glyph) : void 0;
  const compositeOutlines = composites.map(
    (composite) => buildCompositeOutline(composite, view, getGlyphOffset)
  );
  const outlines = glyphIds.reduce((sum, glyph) => sum + padLength(getLength(glyph)), 0) + compositeOutlines.reduce((sum, { bytes: outline }) => sum + padLength(outline.length), 0);
  const glyf = new Uint8Array(Math.max(4, outlines));
  const loca = new DataView(new ArrayBuffer(4 * (count + 1)));
  const hmtx = new DataView(new ArrayBuffer(4 * count));
  let length = 0;
  let next = 0;
  for (const glyph of glyphIds) {
    for (; next <= glyph; next++) loca.setUint32(4 * next, length);
    const from = glyfAt + getLocation(glyph);
    glyf.set(bytes.subarray(from, from + getLength(glyph)), length);
    length += padLength(getLength(glyph));
    const metric = getTableOffset("hmtx") + 4 * Math.min(glyph, longMetricCount - 1);
    const isLong = glyph < longMetricCount;
    const bearing = isLong ? metric + 2 : metric + 4 + 2 * (glyph - longMetricCount);
    hmtx.setUint16(4 * glyph, view.getUint16(metric));
    hmtx.setInt16(4 * glyph + 2, view.getInt16(bearing));
  }
  for (const [index, { bytes: outline, xMin }] of compositeOutlines.entries()) {
    const glyph = firstComposite + index;
    for (; next <= glyph; next++) loca.setUint32(4 * next, length);
    glyf.set(outline, length);
    length += padLength(outline.length);
    hmtx.setUint16(4 * glyph, composites[index]?.advance ?? 0);
    hmtx.setInt16(4 * glyph + 2, xMin);
  }
  for (; next <= count; next++) loca.setUint32(4 * next, length);
  const copyTable = (tag) => {
    const { offset, length: length2 } = tables.get(tag) ?? { offset: 0, length: 0 };
    return new DataView(bytes.slice(offset, offset + length2).buffer);
  };
  const [head, hhea, maxp] = [copyTable("head"), copyTable("hhea"), copyTable("maxp")];
  head.setUint32(8, 0);
  head.setInt16(50, 1);
  hhea.setUint16(34, count);
  maxp.setUint16(4, count);
  allowComposites(maxp, composites);
  return buildFontFile([glyf, ...[head, hhea, hmtx, loca, maxp].map(toBytes)]);
}
var padLength = (length) => length + 3 & ~3;
function allowComposites(maxp, composites) {
  if (composites.length === 0) return;
  const most = Math.max(...composites.map(({ components }) => components.length));
  for (const [simple, composite] of [
    [6, 10],
    [8, 12]
  ]) {
    const max2 = Math.max(maxp.getUint16(simple), maxp.getUint16(composite)) * most;
    maxp.setUint16(composite, Math.min(max2, 65535));
  }
  maxp.setUint16(28, Math.max(maxp.getUint16(28), most));
  maxp.setUint16(30, maxp.getUint16(30) + 1);
}
var toBytes = ({ buffer }) => new Uint8Array(buffer);
var subsetTags = ["glyf", "head", "hhea", "hmtx", "loca", "maxp"];
function buildFontFile(tables) {
  const start2 = 12 + 16 * tables.length;
  const size2 = tables.reduce((sum, table) => sum + padLength(table.length), start2);
  const file = new Uint8Array(size2);
  const view = new DataView(file.buffer);
  view.setUint32(0, 65536);
  [6, 64, 2, 32].forEach((value, index) => view.setUint16(4 + 2 * index, value));
  let offset = start2;
  let headAt = 0;
  tables.forEach((table, index) => {
    const entry = 12 + 16 * index;
    const tag = subsetTags[index] ?? "";
    file.set(encodeLatin1(tag), entry);
    file.set(table, offset);
    if (tag === "head") headAt = offset;
    view.setUint32(entry + 4, computeChecksum(view, offset, padLength(table.length)));
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, table.length);
    offset += padLength(table.length);
  });
  view.setUint32(headAt + 8, 2981146554 - computeChecksum(view, 0, size2) >>> 0);
  return file;
}
function computeChecksum(view, offset, length) {
  let sum = 0;
  for (let position = offset; position < offset + length; position += 4)
    sum = sum + view.getUint32(position) >>> 0;
  return sum;
}

// src/rendering/pdf/SharedPdfDataCache.ts
var maxStreams = 64;
var SharedPdfDataCache = class {
  fonts = /* @__PURE__ */ new Map();
  latinFonts = /* @__PURE__ */ new Map();
  spacedPrograms = /* @__PURE__ */ new Map();
  streams = /* @__PURE__ */ new Map();
  images = /* @__PURE__ */ new WeakMap();
  getFont(name, bytes) {
    return getOrCreate(this.fonts, name, () => readTrueType(bytes));
  }
  /**
   * Returns a font program that documents share if possible: with all Latin letters of the certificate languages, or
   * of spaced text, which is often the same in documents of one design. Other programs are compressed for speed.
   */
  getSharedProgram(usage) {
    const { name } = usage;
    if (name.includes("Spaced")) {
      const key = `${name}
${usage.describeComposites()}`;
      return getOrCreateLru(this.spacedPrograms, maxStreams, key, () => buildFontProgram(usage));
    }
    const isShaped = usage.composites.length > 0 || isSliceFontName(name);
    const latin2 = isShaped ? void 0 : this.getLatinFont(name, usage.font);
    return latin2 && usage.isSubsetOf(latin2.usage) ? latin2.program : buildFontProgram(usage, 1);
  }
  getLatinFont(name, font) {
    return getOrCreate(this.latinFonts, name, () => {
      const usage = createFontUsageOfAllLatin(name, font);
      return { usage, program: buildFontProgram(usage) };
    });
  }
  getStream(key, build) {
    return getOrCreateLru(this.streams, maxStreams, key, () => deflate(build()));
  }
  /** Returns the compressed pixels of an image. They are cached as long as the image object exists. */
  getDeflatedPixels(image2) {
    return getOrCreate(this.images, image2, () => deflatePixels(image2));
  }
};

// src/rendering/pdf/PdfDocumentBuilder.ts
init_language();
init_getOrCreate();
init_scene();

// src/rendering/pdf/attachments.ts
init_syntax();
function attachRecords(file, certificates, statement) {
  const entries = certificates.map(({ record, issuedAt, scene: { title: title3 } }, index) => ({
    name: certificates.length > 1 ? `certificate-${index + 1}.json` : "certificate.json",
    record,
    issuedAt,
    title: title3
  }));
  if (statement) {
    const { record, issuedAt, scene } = statement;
    entries.push({ name: "statement.json", record, issuedAt, title: scene.title });
  }
  const fileSpecs = entries.map(({ name, record, issuedAt, title: title3 }) => {
    const json = new TextEncoder().encode(formatRecord(record));
    const embedded = file.writeStream(
      `/Type/EmbeddedFile/Subtype/application#2Fjson/Params<</Size ${json.length}${formatPdfDateEntries(issuedAt, "ModDate")}>>`,
      json
    );
    const id = file.writeObject(
      `<</Type/Filespec/F ${formatAsciiString(name)}/UF ${formatAsciiString(name)}/Desc ${formatTextString(title3)}/AFRelationship/Data/EF<</F ${formatPdfReference(embedded)}/UF ${formatPdfReference(embedded)}>>>>`
    );
    return { name, id };
  });
  const names = [...fileSpecs].sort((a2, b) => a2.name < b.name ? -1 : 1).map(({ name, id }) => `${formatAsciiString(name)} ${formatPdfReference(id)}`);
  return `/AF${formatPdfReferences(fileSpecs.map(({ id }) => id))}/Names<</EmbeddedFiles<</Names[${names.join(" ")}]>>>>`;
}
var formatRecord = (record) => JSON.stringify(record, null, 2);

// src/rendering/pdf/Painter.ts
init_formatDecimal();

// src/rendering/groupAdjacentShapes.ts
var getTaggedBlock = ({ block }) => block?.role === "Artifact" ? void 0 : block;
function groupAdjacentShapes(shapes, getOwner) {
  const groups = [];
  for (const shape2 of shapes) {
    const owner = getOwner(shape2);
    const last = groups.at(-1);
    if (last && last.owner === owner) last.members.push(shape2);
    else groups.push({ owner, members: [shape2] });
  }
  return groups;
}

// src/rendering/pdf/Painter.ts
init_syntax();

// src/rendering/pdf/formats/glyphForms.ts
init_syntax();
function createCircularTextForm({ text, size: size2, positions }, font) {
  const scale = size2 / font.unitsPerEm;
  const [xs, ys] = [positions.map(([x2]) => x2), positions.map(([, y2]) => y2)];
  const margin6 = 2 * size2;
  const box = formatNumbers(
    Math.min(...xs) - margin6,
    Math.min(...ys) - margin6,
    Math.max(...xs) + margin6,
    Math.max(...ys) + margin6
  );
  const formatLetter = ([x2, y2, degrees], index) => {
    const angle = degrees * Math.PI / 180;
    const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
    const path = formatGlyphPath(font.getOutline(font.getGlyph(text.charCodeAt(index))));
    const matrix = `${formatPrecise(cos, sin, sin, -cos)} ${formatNumbers(x2, y2)}`;
    return path === "" ? "" : `q ${matrix} cm
${path}f Q
`;
  };
  const build = () => encodeLatin1(positions.map(formatLetter).join(""));
  return { entries: formatFormEntries(box), build };
}
var maxStrokeWidth = 200;
function createOutlineForm(character, font) {
  const outline = font.getOutline(font.getGlyph(character.codePointAt(0) ?? 0));
  if (outline.length === 0) return void 0;
  const [xMin, bottom, xMax, top4] = font.bounds;
  const box = [
    xMin - maxStrokeWidth,
    bottom - maxStrokeWidth,
    xMax + maxStrokeWidth,
    top4 + maxStrokeWidth
  ].join(" ");
  const build = () => encodeLatin1(`${formatGlyphPath(outline)}S
`);
  return { entries: formatFormEntries(box), build };
}
var formatFormEntries = (box) => `/Type/XObject/Subtype/Form/BBox[${box}]/Resources<<>>`;

// src/rendering/pdf/content/ByteWriter.ts
init_formatDecimal();
var initialCapacity = 8192;
var ByteWriter = class {
  buffer = new Uint8Array(initialCapacity);
  position = 0;
  get length() {
    return this.position;
  }
  /** The bytes written so far. Do not use the array after the next write, which may change it. */
  get bytes() {
    return this.buffer.subarray(0, this.position);
  }
  /** Appends a text as one byte per character. @param text Latin-1 text */
  write(text) {
    this.ensureCapacity(text.length);
    const { buffer, position } = this;
    for (let index = 0; index < text.length; index++)
      buffer[position + index] = text.charCodeAt(index);
    this.position += text.length;
  }
  /** Appends a number and a space. */
  writeNumber(value) {
    this.write(formatDecimal(value));
    this.write(" ");
  }
  ensureCapacity(more) {
    const required = this.position + more;
    if (required <= this.buffer.length) return;
    const larger = new Uint8Array(Math.max(required, this.buffer.length * 2));
    larger.set(this.bytes);
    this.buffer = larger;
  }
};

// src/rendering/pdf/Painter.ts
init_pathOperators();

// src/rendering/pdf/textOperators.ts
init_formatDecimal();
init_syntax();
init_identifierGroups();

// src/rendering/pdf/estimateDisplayOrder.ts
var rightToLeft3 = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
var leftToRight = /[\p{Nd}\p{Script=Latin}]+(?:[ .,:/-][\p{Nd}\p{Script=Latin}]+)*/gu;
var reverse = (text) => Array.from(text).reverse().join("");
var estimateDisplayOrder = (text) => rightToLeft3.test(text) ? reverse(text).replace(leftToRight, reverse) : text;

// src/rendering/pdf/textOperators.ts
var minCorrection = 5e-3;
var looseTrackingRatio = 0.08;
var digit2 = /\d/;
var isSpacedText = ({ tracking, size: size2, digitWidth, text }) => tracking > size2 * looseTrackingRatio || digitWidth !== void 0 && digit2.test(text);
function getSpacedFontName({ face, size: size2, ...shape2 }) {
  const { tracking, digitWidth = 0 } = shape2;
  const toShare = (length) => Math.round(1e4 * length / size2);
  return `${face}Spaced${toShare(tracking)}x${toShare(digitWidth)}`;
}
function splitShapeAtGaps(shape2) {
  if (!shape2.hasGroupGaps) return [shape2];
  const { xs, right, size: size2 } = shape2;
  let start2 = 0;
  return splitAtGaps(shape2.text).map(({ text, hasGap }) => {
    const end2 = start2 + text.length;
    const part = {
      ...shape2,
      text,
      xs: xs.slice(start2, end2),
      right: xs[end2] ?? right,
      tracking: hasGap ? groupGap * size2 : 0
    };
    start2 = end2;
    return part;
  });
}
function formatText(shape2, usage) {
  const { size: size2, text, sourceText = text, xs, y: y2 } = shape2;
  const codes = xs.map((_2, index) => [usage.getCode(text.charAt(index), sourceText.charAt(index))]);
  if (isSpaceAppended(shape2)) codes.push([usage.getCode(" ")]);
  return formatTextObject(usage, size2, codes, xs, y2);
}
function formatSpacedText(shape2, usage) {
  const { size: size2, text, sourceText = text, tracking, digitWidth, y: y2 } = shape2;
  const { font } = usage;
  const unitsPerPoint = font.unitsPerEm / size2;
  const slots = shape2.xs.map((x2, index) => {
    const character = text.charAt(index);
    const source = sourceText.charAt(index);
    const natural = font.getAdvance(font.getGlyph(character.charCodeAt(0)));
    if (digitWidth === void 0 || !digit2.test(character)) {
      const advance2 = Math.round(natural + tracking * unitsPerPoint);
      return { x: x2, code: usage.getSpacedCode(character, source, advance2) };
    }
    const advance = Math.round(digitWidth * unitsPerPoint);
    const offset = Math.round((advance - natural) / 2);
    const code = usage.getSpacedCode(character, source, advance, offset);
    return { x: x2 - offset / unitsPerPoint, code };
  });
  const codes = slots.map(({ code }) => [code]);
  if (isSpaceAppended(shape2)) codes.push(usage.getSpaceCodes());
  const xs = slots.map(({ x: x2 }) => x2);
  return formatTextObject(usage, size2, codes, xs, y2);
}
function formatGlyphRun(shape2, usage) {
  const { run: run2, size: size2, x: x2, y: y2 } = shape2;
  const codes = run2.clusters.map((cluster) => usage.getClusterCodes(cluster));
  let units = 0;
  const xs = run2.clusters.map(({ advance }) => {
    const clusterX = x2 + units / run2.unitsPerEm * size2;
    units += advance;
    return clusterX;
  });
  if (isSpaceAppended(shape2)) codes.push(usage.getSpaceCodes());
  if (isSpacePrepended(shape2)) {
    const [space2 = 0] = usage.getSpaceCodes();
    codes.unshift([space2]);
    xs.unshift(x2 - usage.getWidth(space2) / 1e3 * size2);
  }
  return formatTextObject(usage, size2, codes, xs, y2);
}
function formatInvisibleText({ text, x: x2, y: y2, width: width3, size: size2, isContinued }, font) {
  const codes = Array.from(
    estimateDisplayOrder(text),
    (character) => font.getInvisibleCode(character)
  );
  const advance = codes.reduce((sum, code) => sum + font.getWidth(code), 0) / 1e3;
  const horizontalScale = advance > 0 ? 100 * width3 / (advance * size2) : 100;
  const hex = (isContinued ? [...codes, font.getInvisibleCode(" ")] : codes).map(formatHex4);
  return `BT 3 Tr /${font.name} ${formatDecimal(size2)} Tf ${formatDecimal(horizontalScale)} Tz 1 0 0 -1 ${formatNumbers(x2, y2)} Tm <${hex.join("")}> Tj 0 Tr 100 Tz ET
`;
}
function formatInvisibleLine({ text, size: size2, positions }, usage) {
  const codes = Array.from(text, (character) => usage.getCode(character));
  const width3 = codes.reduce((sum, code) => sum + usage.getWidth(code), 0) / 1e3 * size2;
  const [[first = 0] = [], [last = 0] = []] = [positions.at(0), positions.at(-1)];
  const [, y2 = 0] = positions[positions.length >> 1] ?? [];
  return `BT 3 Tr /${usage.name} ${formatDecimal(size2)} Tf 1 0 0 -1 ${formatNumbers((first + last - width3) / 2, y2)} Tm <${codes.map(formatHex4).join("")}> Tj 0 Tr ET
`;
}
var formatTextObject = (usage, size2, codes, xs, y2) => `BT /${usage.name} ${formatDecimal(size2)} Tf 1 0 0 -1 ${formatNumbers(xs[0] ?? 0, y2)} Tm [<${formatCodes(usage, size2, codes, xs)}>] TJ ET
`;
function formatCodes(usage, size2, codes, xs) {
  const thousandth = Number(formatDecimal(size2)) / 1e3;
  let hex = "";
  let pen = xs[0] ?? 0;
  for (const [index, cluster] of codes.entries()) {
    for (const code of cluster) {
      hex += formatHex4(code);
      pen += usage.getWidth(code) * thousandth;
    }
    const next = xs[index + 1];
    if (next === void 0) continue;
    if (Math.abs(pen - next) < minCorrection) continue;
    const correction = Math.round((pen - next) / thousandth * 100) / 100;
    hex += `>${formatDecimal(correction)}<`;
    pen -= correction * thousandth;
  }
  return hex;
}
var isSpaceAppended = ({ isContinued, line }) => isContinued && !line?.isRightToLeft;
var isSpacePrepended = ({ isContinued, line }) => isContinued && line?.isRightToLeft === true;

// src/rendering/pdf/Painter.ts
var Painter = class {
  resources;
  content = new ByteWriter();
  fill = "";
  stroke = "";
  strokeWidth = -1;
  constructor(resources) {
    this.resources = resources;
  }
  /** The operators written so far. Do not use the array after the next write, which may change it. */
  get bytes() {
    return this.content.bytes;
  }
  write(operators) {
    this.content.write(operators);
  }
  paintBackground(shapes) {
    for (const shape2 of shapes) this.paintShape(shape2);
  }
  /**
   * Paints shapes in reading order as marked content for screen readers. Adjacent shapes of the same structure element
   * form one marked-content sequence. All shapes without a structure element are marked as decoration.
   * @param assignMark returns the identifier of the next marked-content sequence, given its structure element
   */
  paintMarkedContent(shapes, assignMark) {
    for (const { owner: block, members } of groupAdjacentShapes(shapes, getTaggedBlock)) {
      const contoured = members.filter(
        (shape2) => (shape2.kind === "text" || shape2.kind === "glyphRun") && shape2.contour
      );
      if (contoured.length > 0) {
        this.write("/Artifact BMC\n");
        for (const shape2 of contoured) {
          if (shape2.kind === "text") this.paintContour(shape2);
          else if (shape2.kind === "glyphRun") this.paintGlyphRunContour(shape2);
        }
        this.write("EMC\n");
      }
      this.write(block ? `/${block.role} <</MCID ${assignMark(block)}>> BDC
` : "/Artifact BMC\n");
      for (const shape2 of members) this.paintShape(shape2);
      this.write("EMC\n");
    }
  }
  paintShape(shape2) {
    switch (shape2.kind) {
      case "path":
        this.paintPath(shape2);
        break;
      case "image":
        this.paintImage(shape2);
        break;
      case "text":
        this.paintText(shape2);
        break;
      case "circularText":
        this.paintCircularText(shape2);
        break;
      case "glyphRun":
        this.paintGlyphRun(shape2);
        break;
      case "fallbackText":
        this.paintFallbackText(shape2);
    }
  }
  paintPath({ d: d2, frame, fill, stroke, strokeWidth = 1, opacity = 1 }) {
    if (!fill && !stroke) return;
    const needsOwnState = opacity < 1 || frame;
    if (needsOwnState) this.write("q\n");
    if (opacity < 1) this.write(`/${this.resources.getOpacityName(opacity)} gs
`);
    if (frame)
      this.write(
        `${formatPrecise(frame.unit, 0, 0, frame.unit)} ${formatNumbers(frame.x, frame.y)} cm
`
      );
    if (fill) this.setFill(fill);
    if (stroke) this.setStroke(stroke, strokeWidth);
    writePath(this.content, d2);
    this.write(fill && stroke ? "B\n" : fill ? "f\n" : "S\n");
    if (needsOwnState) {
      this.write("Q\n");
      this.resetState();
    }
  }
  paintImage({ url, x: x2, y: y2, width: width3, height: height3, clip }) {
    const name = this.resources.getImageName(url);
    if (!name) return;
    const clipOperators = clip ? `${formatNumbers(clip.x, clip.y, clip.width, clip.height)} re W n ` : "";
    this.write(
      `q ${clipOperators}${formatNumbers(width3, 0, 0, -height3, x2, y2 + height3)} cm /${name} Do Q
`
    );
  }
  /**
   * Paints the contour of letters as paths. If the contour were written as text, text copied from the PDF would contain
   * these letters twice.
   */
  paintContour({ contour, face, size: size2, text, xs, y: y2 }) {
    if (!contour) return;
    const { font } = this.resources.getFont(face);
    const scale = size2 / font.unitsPerEm;
    const strokeColor = formatPdfColor(contour.color);
    this.write(`q ${strokeColor} RG 1 j ${formatDecimal(contour.width / scale)} w
`);
    for (const [index, x2] of xs.entries()) {
      const character = text.charAt(index);
      const form = createOutlineForm(character, font);
      if (!form) continue;
      const name = this.resources.getFormName(`outline ${face} ${character}`, form);
      this.write(
        `q ${formatPrecise(scale, 0, 0, -scale)} ${formatNumbers(x2, y2)} cm /${name} Do Q
`
      );
    }
    this.write("Q\n");
  }
  /**
   * Paints text on a circle as paths, with invisible text in a straight line above it: MuPDF, Ghostscript and pdf.js take
   * each rotated letter for a line of its own.
   */
  paintCircularText(shape2) {
    const usage = this.resources.getFont(shape2.face);
    this.setFill(shape2.fill);
    const { face, size: size2, text, positions } = shape2;
    const key = `circle ${face} ${size2} ${text} ${positions.join(" ")}`;
    const form = createCircularTextForm(shape2, usage.font);
    this.write(`/${this.resources.getFormName(key, form)} Do
`);
    this.write(formatInvisibleLine(shape2, usage));
  }
  paintText(shape2) {
    this.setFill(shape2.fill);
    for (const part of splitShapeAtGaps(shape2))
      this.write(
        isSpacedText(part) ? formatSpacedText(part, this.resources.getSpacedFont(getSpacedFontName(part), part.face)) : formatText(part, this.resources.getFont(part.face))
      );
  }
  paintGlyphRun(shape2) {
    this.setFill(shape2.fill);
    this.write(formatGlyphRun(shape2, this.resources.getFont(shape2.run.fontName)));
  }
  paintGlyphRunContour({ run: run2, contour, size: size2, x: x2, y: y2 }) {
    if (!contour) return;
    const unit = size2 / run2.unitsPerEm;
    this.write("q 1 j\n");
    this.paintPath({
      kind: "path",
      d: run2.outline,
      frame: { x: x2, y: y2, unit },
      stroke: contour.color,
      strokeWidth: contour.width / unit
    });
    this.write("Q\n");
    this.resetState();
  }
  /**
   * Paints a text with characters that the fonts of the repository lack: as an image, below invisible text for searching
   * and copying.
   */
  paintFallbackText(shape2) {
    const { x: x2, y: y2, width: width3, ascent: ascent2, descent: descent2 } = shape2;
    const height3 = ascent2 + descent2;
    this.write(
      `q ${formatNumbers(width3, 0, 0, -height3, x2, y2 + descent2)} cm /${this.resources.getFallbackTextName(shape2)} Do Q
` + formatInvisibleText(shape2, this.resources.getInvisibleFont())
    );
  }
  setFill(fill) {
    if (fill !== this.fill) this.write(`${formatPdfColor(fill)} rg
`);
    this.fill = fill;
  }
  setStroke(stroke, width3) {
    if (stroke !== this.stroke) this.write(`${formatPdfColor(stroke)} RG
`);
    if (width3 !== this.strokeWidth) this.write(`${formatDecimal(width3)} w
`);
    this.stroke = stroke;
    this.strokeWidth = width3;
  }
  resetState() {
    this.fill = "";
    this.stroke = "";
    this.strokeWidth = -1;
  }
};

// src/rendering/pdf/paintBackground.ts
init_syntax();
function paintBackground(shapes, size2, resources, bleed) {
  const paint = (group) => {
    const painter = new Painter(resources);
    painter.paintBackground(group);
    return painter.bytes;
  };
  if (!bleed) return paint(shapes);
  const operators = shapes.map(
    (shape2) => bleed.formatShapeWithBleed(shape2, size2, decodeLatin1(paint([shape2])))
  );
  return encodeLatin1(operators.join(""));
}

// src/rendering/pdf/metadata.ts
init_syntax();
var pdfCreator = "Certificates";
var illegalCharacters = (
  // oxlint-disable-next-line no-control-regex -- matches control characters
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
);
function removeIllegalCharacters(properties) {
  const clean = (text) => text.replace(illegalCharacters, "");
  const { title: title3, author, subject } = properties;
  return {
    ...properties,
    title: clean(title3),
    author: clean(author),
    subject: clean(subject)
  };
}
function writeInfoDictionary(file, { title: title3, author, subject, createdAt }, { isPdf2 }) {
  if (isPdf2) return void 0;
  return file.writeObject(
    `<</Title ${formatTextString(title3)}/Author ${formatTextString(author)}/Subject ${formatTextString(subject)}/Creator ${formatTextString(pdfCreator)}/Producer ${formatTextString(pdfCreator)}${formatPdfDateEntries(createdAt, "CreationDate", "ModDate")}>>`
  );
}
var pdfUa1Xmp = `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>PDF/UA version</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
`;
var pdfUa2Xmp = `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>2</pdfuaid:part><pdfuaid:rev>2024</pdfuaid:rev></rdf:Description>
`;
var conformanceRules = {
  "a3a-ua1": {
    pdfVersion: "1.7",
    isPdf2: false,
    getIdentification: () => ({
      pdfA: "<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>",
      pdfUa: pdfUa1Xmp
    })
  },
  "a4f-ua2": {
    pdfVersion: "2.0",
    isPdf2: true,
    // Conformance F is for files with attachments; PDF/A-4 without attachments has no conformance letter.
    getIdentification: (hasAttachments) => ({
      pdfA: `<pdfaid:part>4</pdfaid:part><pdfaid:rev>2020</pdfaid:rev>${hasAttachments ? "<pdfaid:conformance>F</pdfaid:conformance>" : ""}`,
      pdfUa: pdfUa2Xmp
    })
  }
};
function writeXmpMetadata(file, ...args) {
  const packet = new TextEncoder().encode(buildXmpPacket(...args));
  return file.writeStream("/Type/Metadata/Subtype/XML", packet);
}
function buildXmpPacket(properties, { pdfA, pdfUa }) {
  const { title: title3, author, subject } = properties;
  const instant = toUtcInstant(properties.createdAt);
  const dates = instant === void 0 ? "" : `<xmp:CreateDate>${instant}Z</xmp:CreateDate><xmp:ModifyDate>${instant}Z</xmp:ModifyDate>`;
  const toDefaultLanguage = (text) => `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:format>application/pdf</dc:format><dc:title>${toDefaultLanguage(title3)}</dc:title><dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator><dc:description>${toDefaultLanguage(subject)}</dc:description></rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">${dates}<xmp:CreatorTool>${pdfCreator}</xmp:CreatorTool></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>${pdfCreator}</pdf:Producer></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">${pdfA}</rdf:Description>
${pdfUa}</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}
var entities = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;"
};
function escapeXml(text) {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? "");
}

// src/rendering/pdf/outline.ts
init_syntax();
function writeBookmarks(file, bookmarks) {
  const root = file.reserveId();
  const list = writeLevel(file, bookmarks, root);
  return file.writeObject(`<</Type/Outlines${list}/Count ${bookmarks.length}>>`, root);
}
function writeLevel(file, bookmarks, parent) {
  const ids = bookmarks.map(() => file.reserveId());
  bookmarks.forEach(({ title: title3, children = [], ...target }, index) => {
    const id = ids[index] ?? 0;
    const [previous, next] = [ids[index - 1], ids[index + 1]];
    const childEntries = children.length > 0 ? `${writeLevel(file, children, id)}/Count -${children.length}` : "";
    file.writeObject(
      `<</Title ${formatTextString(title3)}/Parent ${formatPdfReference(parent)}${formatDestination(target)}` + (previous === void 0 ? "" : `/Prev ${formatPdfReference(previous)}`) + (next === void 0 ? "" : `/Next ${formatPdfReference(next)}`) + `${childEntries}>>`,
      id
    );
  });
  return `/First ${formatPdfReference(ids[0] ?? 0)}/Last ${formatPdfReference(ids.at(-1) ?? 0)}`;
}
function formatDestination({
  page,
  structElement
}) {
  const pageDestination = `[${formatPdfReference(page)}/Fit]`;
  return structElement === void 0 ? `/Dest${pageDestination}` : `/A<</S/GoTo/D${pageDestination}/SD[${formatPdfReference(structElement)}/Fit]>>`;
}

// src/rendering/pdf/formats/srgbProfile.ts
init_srgb();
init_syntax();
var profileStart = `
AAAD3AAAAAACEAAAbW50clJHQiBYWVogB88ACgASAAAAAAAAYWNzcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y0AAAAAAAAAAAAAAAAA
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJZGVzYwAAAPAAAABsY3BydAAAAVwAAAAhd3RwdAAAAYAAAAAUclhZWgAAAZQAAAAUZ1hZWgAA
AagAAAAUYlhZWgAAAbwAAAAUclRSQwAAAdAAAAIMZ1RSQwAAAdAAAAIMYlRSQwAAAdAAAAIMZGVzYwAAAAAAAAASc1JHQiBJRUM2MTk2Ni0yLjEAAAAAAAAAAAAA
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAdGV4dAAAAABObyBjb3B5cmlnaHQsIHVz
ZSBmcmVlbHkAAAAAWFlaIAAAAAAAAPbWAAEAAAAA0y1YWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9j
dXJ2AAAAAAAAAQA=
`;
var valueCount = 256;
function buildSrgbProfile() {
  const start2 = encodeLatin1(atob(profileStart));
  const profile = new Uint8Array(start2.length + 2 * valueCount);
  profile.set(start2);
  const curve = new DataView(profile.buffer, start2.length);
  for (let index = 0; index < valueCount; index++)
    curve.setUint16(2 * index, Math.round(65535 * decodeSrgb(index / (valueCount - 1))));
  return profile;
}

// src/rendering/pdf/outputIntent.ts
init_syntax();
function writeOutputIntent(file, cache4) {
  const profile = file.writeDeflatedStream("/N 3", cache4.getStream("profile", buildSrgbProfile));
  return `/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)/Info(sRGB IEC61966-2.1)/DestOutputProfile ${formatPdfReference(profile)}>>]`;
}

// src/rendering/pdf/resourceEntries.ts
init_formatDecimal();
init_syntax();
var formatEntries = (resources) => [...resources.values()].map(({ name, id }) => `/${name} ${formatPdfReference(id)}`).join("");
function formatGraphicsStates(opacities) {
  const states = Array.from(opacities, ([name, value]) => {
    const opacity = formatDecimal(value);
    return `/${name}<</ca ${opacity}/CA ${opacity}>>`;
  });
  return `/ExtGState<<${states.join("")}>>`;
}

// src/rendering/pdf/formatDocumentTitle.ts
function formatDocumentTitle(certificates) {
  const [first] = certificates;
  if (!first || certificates.length === 1) return first?.scene.title ?? "";
  const listNames = (key) => {
    const names = new Set(certificates.map((certificate) => certificate[key]));
    return names.size === 1 ? [...names] : [];
  };
  return [...listNames("learner"), ...listNames("author")].join(" \u2013 ") || first.scene.title;
}

// src/rendering/pdf/PdfObjectWriter.ts
init_syntax();
var fnvPrime = 16777619;
var fingerprintSamples = 1024;
var PdfObjectWriter = class {
  /** Text of the file without the contents of streams. */
  text = new ByteWriter();
  /** Contents of streams. `textOffset` is the position in `text` at which a stream's contents are inserted. */
  streams = [];
  /**
   * A 128-bit FNV-1a hash in four parts. Each byte changes the next part in turn. The hash distinguishes files, but is
   * not suitable for cryptography.
   */
  fingerprint = Uint32Array.of(2166136261, 461845907, 2246822507, 3266489909);
  hashedBytes = 0;
  offsets = [0];
  length = 0;
  constructor(version) {
    this.write(`%PDF-${version}
%\xE2\xE3\xCF\xD3
`);
  }
  /** Reserves an id for an object that is written later, so that other objects can already refer to that object. */
  reserveId() {
    this.offsets.push(0);
    return this.offsets.length - 1;
  }
  writeObject(body3, id = this.reserveId()) {
    this.offsets[id] = this.length;
    this.write(`${id} 0 obj
${body3}
endobj
`);
    return id;
  }
  /** Writes a stream object and returns its id. @param entries dictionary entries of the stream, without `/Length` */
  writeStream(entries, bytes) {
    const id = this.reserveId();
    this.offsets[id] = this.length;
    this.write(`${id} 0 obj
<<${entries}/Length ${bytes.length}>>
stream
`);
    this.streams.push({ textOffset: this.text.length, bytes });
    this.trackBytes(bytes);
    this.write("\nendstream\nendobj\n");
    return id;
  }
  writeDeflatedStream(entries, { bytes }) {
    return this.writeStream(`${entries}/Filter/FlateDecode`, bytes);
  }
  /**
   * Completes the file and returns its bytes. The file identifier is computed from the content, so files with equal
   * content have equal identifiers.
   * @param catalog id of the document catalog
   * @param infoDictionary id of the document information dictionary. PDF 2.0 has none
   */
  finish(catalog4, infoDictionary) {
    const identifier3 = Array.from(
      this.fingerprint,
      (part) => formatHex4(part >>> 16) + formatHex4(part & 65535)
    ).join("");
    const start2 = this.length;
    const rows = this.offsets.slice(1).map((offset) => `${String(offset).padStart(10, "0")} 00000 n 
`).join("");
    const size2 = this.offsets.length;
    const infoEntry = infoDictionary === void 0 ? "" : `/Info ${formatPdfReference(infoDictionary)}`;
    this.write(
      `xref
0 ${size2}
0000000000 65535 f 
${rows}trailer
<</Size ${size2}/Root ${formatPdfReference(catalog4)}${infoEntry}/ID[<${identifier3}><${identifier3}>]>>
startxref
${start2}
%%EOF
`
    );
    return this.joinChunks();
  }
  write(text) {
    const start2 = this.text.length;
    this.text.write(text);
    this.trackBytes(this.text.bytes.subarray(start2));
  }
  trackBytes(bytes) {
    const { fingerprint } = this;
    const step = Math.max(1, Math.floor(bytes.length / fingerprintSamples));
    for (let index = 0; index < bytes.length; index += step) {
      const part = this.hashedBytes++ & 3;
      fingerprint[part] = Math.imul((fingerprint[part] ?? 0) ^ (bytes[index] ?? 0), fnvPrime);
    }
    this.length += bytes.length;
  }
  joinChunks() {
    const fileBytes = new Uint8Array(this.length);
    const text = this.text.bytes;
    let [from, to] = [0, 0];
    for (const { textOffset, bytes } of this.streams) {
      fileBytes.set(text.subarray(from, textOffset), to);
      to += textOffset - from;
      fileBytes.set(bytes, to);
      to += bytes.length;
      from = textOffset;
    }
    fileBytes.set(text.subarray(from), to);
    return fileBytes;
  }
};

// src/rendering/pdf/TagTree.ts
init_language();
init_getOrCreate();
init_syntax();
var pdf2Namespace = "<</Type/Namespace/NS(http://iso.org/pdf2/ssn)>>";
var TagTree = class {
  file;
  root;
  document;
  /** Id of the namespace of the PDF 2.0 roles. Undefined for earlier PDF versions. */
  namespace;
  parts = [];
  /**
   * Entries of the PDF's parent tree (`/ParentTree`), which maps page contents to structure elements. The array index
   * is the key in the parent tree.
   */
  parents = [];
  constructor(file, { isPdf2 }) {
    this.file = file;
    this.root = file.reserveId();
    this.document = file.reserveId();
    this.namespace = isPdf2 ? file.writeObject(pdf2Namespace) : void 0;
  }
  /**
   * Adds a certificate or a statement as a part of the document.
   * @param kind `sides` if each page is a section of its own, `flow` if content continues across pages
   * @returns dictionary entries for each page
   */
  addPart(title3, language, pages, kind) {
    const part = { id: this.file.reserveId(), kids: [] };
    this.parts.push(part.id);
    const tags = kind === "sides" ? this.addSections(part, pages) : this.addFlow(part, pages);
    this.writeElement(
      { id: part.id, role: "Part", parent: this.document },
      `/T ${formatTextString(title3)}/Lang(${languageTags[language]})/K${formatPdfReferences(part.kids)}`
    );
    return tags;
  }
  /**
   * Writes the structure elements above the parts.
   * @returns the id of the structure tree's root, for the PDF catalog
   */
  finish(language) {
    this.writeElement(
      { id: this.document, role: "Document", parent: this.root },
      `/Lang(${languageTags[language]})/K${formatPdfReferences(this.parts)}`
    );
    const rows = this.parents.map((entry, key) => `${key} ${entry}`);
    const namespaces = this.namespace === void 0 ? "" : `/Namespaces${formatPdfReferences([this.namespace])}`;
    const parentTree = this.file.writeObject(`<</Nums[${rows.join(" ")}]>>`);
    return this.file.writeObject(
      `<</Type/StructTreeRoot/K ${formatPdfReference(this.document)}/ParentTree ${formatPdfReference(parentTree)}/ParentTreeNextKey ${this.parents.length}${namespaces}>>`,
      this.root
    );
  }
  /** Adds a section for each page to a part of the document. */
  addSections(part, pages) {
    const sections = pages.map(() => ({ id: this.file.reserveId(), kids: [] }));
    part.kids.push(...sections.map(({ id }) => id));
    return pages.map((page, index) => {
      const section = sections[index] ?? part;
      const tags = this.addPage(page, () => section, section);
      this.writeElement(
        { id: section.id, role: "Sect", parent: part.id },
        `/T ${formatTextString(page.title)}/K${formatPdfReferences(section.kids)}`
      );
      return tags;
    });
  }
  /**
   * Adds the structure elements of all pages directly to a part of the document, without sections. So a table that
   * continues on the next page remains one table.
   */
  addFlow(part, pages) {
    const nodes = /* @__PURE__ */ new Map();
    const getNode = (group) => group === void 0 ? part : getOrCreate(nodes, group, () => {
      const node = { id: this.file.reserveId(), kids: [] };
      getNode(group.parent).kids.push(node.id);
      return node;
    });
    const tags = pages.map((page) => this.addPage(page, ({ parent }) => getNode(parent), part));
    for (const [{ role, scope, parent }, { id, kids }] of nodes)
      this.writeElement(
        { id, role, parent: getNode(parent).id },
        `/K${formatPdfReferences(kids)}${scope === void 0 ? "" : `/A<</O/Table/Scope/${scope}>>`}`
      );
    return tags;
  }
  addPage(page, getNode, topNode) {
    const { marks } = page;
    const structParents = this.parents.push("") - 1;
    const elements = /* @__PURE__ */ new Map();
    const parents = marks.map((block, mark) => {
      const element = getOrCreate(elements, block, () => ({
        id: this.file.reserveId(),
        ownMarks: []
      }));
      element.ownMarks.push(mark);
      return element.id;
    });
    const annotations = [];
    for (const [block, { id, ownMarks }] of elements) {
      const node = getNode(block);
      node.kids.push(this.writeStructElement({ block, id, ownMarks, node, page, annotations }));
    }
    this.parents[structParents] = formatPdfReferences(parents);
    const firstElement = this.namespace === void 0 ? void 0 : topNode.id;
    return { structParents, firstElement, annotations };
  }
  /**
   * Writes the structure element of a heading, paragraph, figure or link.
   * @returns the id that the parent element lists as its child: the id of the element itself, or of the link that
   * contains a figure
   */
  writeStructElement(options) {
    const { block, id, ownMarks, node, page, annotations } = options;
    const webLink = isWebLink(block) ? block : void 0;
    const link = webLink?.role === "Figure" ? this.file.reserveId() : webLink && id;
    const pageEntry = `/Pg ${formatPdfReference(page.id)}`;
    const marks = ownMarks.join(" ");
    const role = block.role === "Link" && !webLink ? "P" : block.role;
    if (link !== id) {
      const figure = block.role === "Figure" ? `/Alt ${formatDescription(block.alt)}/A<</O/Layout/Placement/Block/BBox[${formatRectangle(block.box, page)}]>>` : "";
      this.writeElement({ id, role, parent: link ?? node.id }, `${pageEntry}/K[${marks}]${figure}`);
    }
    if (link === void 0 || webLink === void 0) return id;
    const { alt, box, href } = webLink;
    const key = this.parents.push(formatPdfReference(link)) - 1;
    const annotation = this.file.writeObject(
      `<</Type/Annot/Subtype/Link/Rect[${formatRectangle(box, page)}]/Border[0 0 0]/F 4/P ${formatPdfReference(page.id)}/Contents ${formatDescription(alt)}/StructParent ${key}/A<</S/URI/URI ${formatAsciiString(href)}>>>>`
    );
    annotations.push(annotation);
    const object = `<</Type/OBJR/Obj ${formatPdfReference(annotation)}${pageEntry}>>`;
    const content = link === id ? marks : formatPdfReference(id);
    const altEntry = link === id ? "" : `/Alt ${formatDescription(alt)}`;
    this.writeElement(
      { id: link, role: "Link", parent: node.id },
      `${pageEntry}${altEntry}/K[${content} ${object}]`
    );
    return link;
  }
  /** Writes a structure element. @param entries dictionary entries except the role and the parent */
  writeElement({ id, role, parent }, entries) {
    const namespace = this.namespace === void 0 ? "" : `/NS ${formatPdfReference(this.namespace)}`;
    this.file.writeObject(
      `<</Type/StructElem/S/${role}${namespace}/P ${formatPdfReference(parent)}${entries}>>`,
      id
    );
  }
};
function formatDescription(alt) {
  if (alt.trim() === "") throw new Error("A figure or a link without a description");
  return formatTextString(alt);
}
function isWebLink(block) {
  return "href" in block && /^https?:\/\//i.test(block.href ?? "");
}
function formatRectangle([x2, y2, width3, height3], { height: pageHeight, margin: margin6 }) {
  const [left, top4] = [x2 + margin6, pageHeight - y2 + margin6];
  return formatNumbers(left, top4 - height3, left + width3, top4);
}

// src/rendering/pdf/PdfDocumentBuilder.ts
init_syntax();
var PdfDocumentBuilder = class {
  resources;
  level;
  isFast;
  bleed;
  /** Distance of the page from the edges of the paper, points. */
  margin;
  file;
  cache;
  tags;
  fonts = /* @__PURE__ */ new Map();
  images = /* @__PURE__ */ new Map();
  backgrounds = /* @__PURE__ */ new Map();
  opacities = /* @__PURE__ */ new Map();
  pages = [];
  pageTreeId;
  pageResourcesId;
  backgroundResourcesId;
  constructor(resources) {
    this.resources = resources;
    this.level = conformanceRules[resources.level ?? "a3a-ua1"];
    this.isFast = resources.optimizeFor === "speed";
    this.bleed = resources.bleed;
    this.margin = this.bleed?.sheetMargin ?? 0;
    this.file = new PdfObjectWriter(this.level.pdfVersion);
    this.cache = resources.cache ?? new SharedPdfDataCache();
    this.tags = new TagTree(this.file, this.level);
    this.pageTreeId = this.file.reserveId();
    this.pageResourcesId = this.file.reserveId();
    this.backgroundResourcesId = this.file.reserveId();
  }
  /**
   * Writes the document.
   * @param statement statement before the certificates. If there is one, it determines the document's title and date
   * @throws Error without a statement and certificates
   */
  write(certificates, statement) {
    const first = statement ?? certificates[0];
    if (!first) throw new Error("A document without certificates");
    const bookmarks = [
      ...statement ? [this.addStatement(statement)] : [],
      ...certificates.map((certificate) => this.addCertificate(certificate))
    ];
    const outline = writeBookmarks(
      this.file,
      bookmarks.length > 1 || statement ? bookmarks : bookmarks[0]?.children ?? []
    );
    this.writeResources();
    this.file.writeObject(
      `<</Type/Pages/Count ${this.pages.length}/Kids${formatPdfReferences(this.pages)}>>`,
      this.pageTreeId
    );
    const properties = removeIllegalCharacters({
      title: statement?.scene.title ?? formatDocumentTitle(certificates),
      author: first.author,
      subject: first.subject,
      createdAt: first.issuedAt
    });
    const { language } = first.scene;
    const hasRecords = certificates.length > 0;
    const catalog4 = this.file.writeObject(
      `<</Type/Catalog/Pages ${formatPdfReference(this.pageTreeId)}/Lang(${languageTags[language]})/MarkInfo<</Marked true>>/StructTreeRoot ${formatPdfReference(this.tags.finish(language))}/ViewerPreferences<</DisplayDocTitle true${!statement ? "/Duplex/DuplexFlipShortEdge" : ""}>>/PageLayout/SinglePage/Outlines ${formatPdfReference(outline)}/Metadata ${formatPdfReference(writeXmpMetadata(this.file, properties, this.level.getIdentification(hasRecords)))}${writeOutputIntent(this.file, this.cache)}${hasRecords ? attachRecords(this.file, certificates, statement) : ""}>>`
    );
    return this.file.finish(catalog4, writeInfoDictionary(this.file, properties, this.level));
  }
  getFont(name) {
    return getOrCreate(this.fonts, name, () => new FontUsage(name, this.readFont(name)));
  }
  readFont(name) {
    const bytes = this.resources.fonts.get(name);
    if (!bytes) throw new Error(`The font ${name} is missing`);
    return this.cache.getFont(name, bytes);
  }
  getSpacedFont(name, face) {
    return getOrCreate(this.fonts, name, () => new FontUsage(name, this.readFont(face)));
  }
  getInvisibleFont() {
    const { font } = this.getFont("body");
    return getOrCreate(this.fonts, "invisible", () => new FontUsage("invisible", font));
  }
  getImageName(url) {
    const image2 = this.resources.images.get(url);
    return image2 && this.getResourceName(url, () => this.writeImage(image2));
  }
  getFallbackTextName(shape2) {
    const { role, size: size2, fill, text } = shape2;
    return this.getResourceName(
      `fallback text ${role} ${size2} ${fill} ${text}`,
      () => this.writeImage({ kind: "pixels", ...this.resources.drawFallbackText(shape2) })
    );
  }
  getFormName(key, { entries, build }) {
    return this.getResourceName(
      key,
      () => this.file.writeDeflatedStream(entries, this.cache.getStream(key, build))
    );
  }
  getOpacityName(value) {
    const name = `O${Math.round(value * 1e3)}`;
    this.opacities.set(name, value);
    return name;
  }
  writeImage = (image2) => writeImage(this.file, image2, (pixels) => this.cache.getDeflatedPixels(pixels));
  getResourceName(key, write) {
    return getOrCreate(this.images, key, () => ({ name: `P${this.images.size}`, id: write() })).name;
  }
  addCertificate({ scene }) {
    const children = this.addPart(scene, [scene.front, scene.back], "sides");
    return { page: 0, ...children[0], title: scene.title, children };
  }
  addStatement({ scene }) {
    return { page: 0, ...this.addPart(scene, scene.pages, "flow")[0], title: scene.title };
  }
  /** Writes the pages of a certificate or statement. @returns a bookmark for each page */
  addPart({ title: title3, language }, sides, kind) {
    const ids = sides.map(() => this.file.reserveId());
    const pages = sides.map((side, index) => {
      const { size: size2 = landscapePageSize, label } = side;
      const { height: height3 } = size2;
      const page = { id: ids[index] ?? 0, size: size2, height: height3, margin: this.margin, title: label };
      return { ...page, ...this.paintPage(side) };
    });
    const tags = this.tags.addPart(title3, language, pages, kind);
    this.pages.push(...ids);
    return pages.map(({ id, size: size2, contents, title: label }, index) => {
      const { structParents = 0, firstElement, annotations = [] } = tags[index] ?? {};
      this.file.writeObject(
        `<</Type/Page/Parent ${formatPdfReference(this.pageTreeId)}${this.bleed?.formatPageBoxes(size2) ?? `/MediaBox[${formatPageBox(size2)}]`}/Contents ${formatPdfReference(contents)}/Resources ${formatPdfReference(this.pageResourcesId)}/StructParents ${structParents}/Tabs/S${annotations.length > 0 ? `/Annots${formatPdfReferences(annotations)}` : ""}>>`,
        id
      );
      return { title: label, page: id, structElement: firstElement };
    });
  }
  paintPage({ size: size2 = landscapePageSize, background, shapes }) {
    const painter = new Painter(this);
    const cropMarks = this.bleed?.formatCropMarks(size2) ?? "";
    painter.write(`1 0 0 -1 ${formatNumbers(this.margin, size2.height + this.margin)} cm
`);
    painter.write(
      `/Artifact BMC
${cropMarks}/${this.getBackgroundName(background, size2)} Do
EMC
`
    );
    const marks = [];
    painter.paintMarkedContent(shapes, (block) => marks.push(block) - 1);
    const contents = deflate(painter.bytes, this.isFast ? 1 : 6);
    return { contents: this.file.writeDeflatedStream("", contents), marks };
  }
  /** Returns the resource name of a background layer. The PDF contains the layer once, even if many pages use it. */
  getBackgroundName({ key, shapes }, size2) {
    return getOrCreate(this.backgrounds, key, () => {
      const imageNames = shapes.map(
        (shape2) => shape2.kind === "image" ? this.getImageName(shape2.url) ?? "" : ""
      );
      for (const shape2 of shapes)
        if (shape2.kind === "path" && shape2.opacity !== void 0)
          this.getOpacityName(shape2.opacity);
      const content = this.cache.getStream(
        `${this.bleed !== void 0} ${key}|${imageNames.join("")}`,
        () => paintBackground(shapes, size2, this, this.bleed)
      );
      const id = this.file.writeDeflatedStream(
        `/Type/XObject/Subtype/Form/BBox[${this.bleed?.formatBackgroundBox(size2) ?? formatPageBox(size2)}]/Resources ${formatPdfReference(this.backgroundResourcesId)}`,
        content
      );
      return { name: `G${this.backgrounds.size}`, id };
    }).name;
  }
  writeResources() {
    const fonts = [...this.fonts].map(([name, usage]) => {
      const program = this.isFast ? this.cache.getSharedProgram(usage) : buildFontProgram(usage);
      return `/${name} ${formatPdfReference(writeFont(this.file, program))}`;
    });
    const graphicsStates = formatGraphicsStates(this.opacities);
    const imageEntries = formatEntries(this.images);
    this.file.writeObject(
      `<</XObject<<${imageEntries}>>${graphicsStates}>>`,
      this.backgroundResourcesId
    );
    this.file.writeObject(
      `<</Font<<${fonts.join("")}>>/XObject<<${imageEntries}${formatEntries(this.backgrounds)}>>${graphicsStates}>>`,
      this.pageResourcesId
    );
  }
};
var formatPageBox = ({ width: width3, height: height3 }) => formatNumbers(0, 0, width3, height3);

// src/rendering/pdf/buildPdf.ts
function buildPdf(certificates, resources, statement) {
  const isSingle = certificates.length === 1 && !statement;
  const optimizeFor = resources.optimizeFor ?? (isSingle ? "speed" : "size");
  return new PdfDocumentBuilder({ ...resources, optimizeFor }).write(certificates, statement);
}

// src/rendering/createPdf.ts
init_drawBitmap();

// src/rendering/images/parseEmbeddableJpeg.ts
init_damagedImage();
init_jpegFile();
init_readJpegColorSpace();
function buildJpegImage(file, bytes) {
  const { width: width3, height: height3, components, orientation, isCommon, isRgbByName } = file;
  if (!isCommon || components !== 1 && components !== 3) return void 0;
  return {
    kind: "jpeg",
    bytes: removeJpegMetadata(bytes, file),
    width: width3,
    height: height3,
    isGrey: components === 1,
    isRgb: isRgbByName,
    orientation
  };
}
function parseEmbeddableJpeg(bytes) {
  if (bytes[0] !== 255 || bytes[1] !== 216) return void 0;
  return readIfUndamaged(() => {
    const file = parseJpeg(bytes);
    if (file.width * file.height === 0 || readJpegColorSpace(file) !== "sRGB") return void 0;
    return buildJpegImage(file, bytes);
  });
}

// src/rendering/images/prepareImageForPdf.ts
init_orientation();
init_decodePngPixels();
init_shrink();
function prepareImageForPdf(bytes) {
  const jpeg = parseEmbeddableJpeg(bytes);
  if (jpeg) return { image: jpeg, ...getDisplaySize(jpeg, jpeg.orientation) };
  const pixels = decodePngPixels(bytes);
  if (!pixels) return void 0;
  const { width: width3, height: height3 } = pixels;
  return { image: { kind: "pixels", ...shrinkImage(pixels) }, width: width3, height: height3 };
}

// src/rendering/createPdf.ts
init_getDisplayableImageUrl();
var cache3 = new SharedPdfDataCache();
var images2 = /* @__PURE__ */ new Map();
var maxCachedImages = 2;
async function createPdf(certificates, { statement, optimizeFor, level, hasBleed = false } = {}) {
  const sides = certificates.flatMap(({ scene }) => [scene.front, scene.back]);
  const pages = [...statement?.scene.pages ?? [], ...sides];
  const faces2 = collectFaces(...pages);
  const urls3 = new Set(certificates.flatMap(({ scene }) => collectImageUrls(scene)));
  const [bleed, fonts, scriptFonts, preparedImages] = await Promise.all([
    hasBleed ? retryImport(importBleed) : void 0,
    Promise.all(Array.from(faces2, async (name) => [name, await fetchFontFile(name)])),
    fetchScriptFonts(pages),
    Promise.all(Array.from(urls3, async (url) => [url, await loadImageForPdf(url)]))
  ]);
  const resources = {
    fonts: new Map([...fonts, ...scriptFonts]),
    images: new Map(preparedImages),
    drawFallbackText: (shape2) => drawFallbackText(shape2).pixels,
    cache: cache3,
    ...optimizeFor && { optimizeFor },
    level,
    bleed
  };
  return buildPdf(certificates.map(toPdfCertificateInput), resources, statement);
}
var importBleed = () => Promise.resolve().then(() => (init_bleed(), bleed_exports));
async function fetchScriptFonts(pages) {
  const names = collectScriptFonts(...pages);
  if (names.size === 0) return [];
  const { fetchScriptFont: fetchScriptFont2, fetchSlice: fetchSlice2 } = await retryImport(
    () => Promise.resolve().then(() => (init_scriptFontFiles(), scriptFontFiles_exports))
  );
  const urls3 = collectFontUrls(...pages);
  return Promise.all(
    Array.from(names, async (name) => [
      name,
      await (isSliceFontName(name) ? fetchSlice2(urls3.get(name) ?? "") : fetchScriptFont2(name))
    ])
  );
}
function collectImageUrls({ front, back }) {
  const shapes = [front, back].flatMap((side) => [...side.background.shapes, ...side.shapes]);
  return shapes.flatMap((shape2) => shape2.kind === "image" ? [shape2.url] : []);
}
var loadImageForPdf = (url) => getOrCreatePromise(images2, url, () => readImage(url), maxCachedImages);
async function readImage(url) {
  const file = await fetchImageFile(url);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return prepareImageForPdf(bytes)?.image ?? readPixels(file);
}
async function readPixels(file) {
  const bitmap = await createImageBitmap(file);
  const [{ width: width3, height: height3 }, context] = drawBitmap(bitmap);
  bitmap.close();
  return { kind: "pixels", width: width3, height: height3, rgba: context.getImageData(0, 0, width3, height3).data };
}

// src/rendering/drawing/engine.ts
init_language();
init_template();
init_certificateText();
init_loadFonts();
init_loadLineShaper();
init_readTones();
export {
  SharedPdfDataCache,
  buildPdf,
  collectScriptFonts,
  computeBrightnessMapOfFile,
  createCertificateText,
  createPdf,
  createRecord,
  createStatementText,
  drawingVersion,
  languages,
  layoutCertificate,
  layoutNames,
  layoutStatement,
  listStatementTextsToLoadFonts,
  listTextsToLoadFonts,
  loadDocumentLocale,
  loadFonts,
  loadLayout,
  loadLineShaper,
  prepareImageForPdf,
  renderCertificate,
  renderStatement,
  toPdfCertificateInput,
  toPdfStatementInput
};
