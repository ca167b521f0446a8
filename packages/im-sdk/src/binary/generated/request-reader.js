/*eslint-disable block-scoped-var, id-length, no-control-regex, no-magic-numbers, no-mixed-operators, no-prototype-builtins, no-redeclare, no-shadow, no-var, sort-vars, default-case, jsdoc/require-param*/
import $protobuf from "protobufjs/minimal.js";

const $Reader = $protobuf.Reader, $util = $protobuf.util;
const $Object = $util.global.Object, $undefined = $util.global.undefined, $Error = $util.global.Error, $RangeError = $util.global.RangeError;

const $root = $protobuf.roots["request-reader"] || ($protobuf.roots["request-reader"] = {});

export const Frame = $root.Frame = (() => {

    const Frame = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    Frame.prototype.servcmd = "";
    Frame.prototype.seq = null;
    Frame.prototype.head = null;
    Frame.prototype.errorCode = 0;
    Frame.prototype.errorInfo = "";
    Frame.prototype.body = $util.newBuffer([]);
    Frame.prototype.packed = $util.newBuffer([]);
    Frame.prototype.errorName = "";

    let $oneOfFields;

    // Virtual OneOf for proto3 optional field
    $Object.defineProperty(Frame.prototype, "_seq", {
        get: $util.oneOfGetter($oneOfFields = ["seq"]),
        set: $util.oneOfSetter($oneOfFields)
    });

    Frame.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.Frame();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.servcmd = value;
                    else
                        delete message.servcmd;
                    continue;
                }
            case 2: {
                    if (wireType !== 0)
                        break;
                    message.seq = reader.uint32();
                    message._seq = "seq";
                    continue;
                }
            case 3: {
                    if (wireType !== 2)
                        break;
                    message.head = $root.RequestHead.decode(reader, reader.size(), $undefined, _depth + 1, message.head);
                    continue;
                }
            case 4: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.sint32())
                        message.errorCode = value;
                    else
                        delete message.errorCode;
                    continue;
                }
            case 5: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.errorInfo = value;
                    else
                        delete message.errorInfo;
                    continue;
                }
            case 6: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.bytes()).length)
                        message.body = value;
                    else
                        delete message.body;
                    continue;
                }
            case 7: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.bytes()).length)
                        message.packed = value;
                    else
                        delete message.packed;
                    continue;
                }
            case 8: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.errorName = value;
                    else
                        delete message.errorName;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return Frame;
})();

export const RequestHead = $root.RequestHead = (() => {

    const RequestHead = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    RequestHead.prototype.reqtime = 0;
    RequestHead.prototype.ver = "";
    RequestHead.prototype.sdkversion = "";
    RequestHead.prototype.platform = 0;
    RequestHead.prototype.sdkappid = 0;
    RequestHead.prototype.identifier = "";
    RequestHead.prototype.usersig = "";
    RequestHead.prototype.a2 = "";
    RequestHead.prototype.instanceid = "";
    RequestHead.prototype.sdkability = 0;
    RequestHead.prototype.reqkey = "";

    RequestHead.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.RequestHead();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.reqtime = value;
                    else
                        delete message.reqtime;
                    continue;
                }
            case 2: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.ver = value;
                    else
                        delete message.ver;
                    continue;
                }
            case 3: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.sdkversion = value;
                    else
                        delete message.sdkversion;
                    continue;
                }
            case 4: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.platform = value;
                    else
                        delete message.platform;
                    continue;
                }
            case 5: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.sdkappid = value;
                    else
                        delete message.sdkappid;
                    continue;
                }
            case 6: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.identifier = value;
                    else
                        delete message.identifier;
                    continue;
                }
            case 7: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.usersig = value;
                    else
                        delete message.usersig;
                    continue;
                }
            case 8: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.a2 = value;
                    else
                        delete message.a2;
                    continue;
                }
            case 9: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.instanceid = value;
                    else
                        delete message.instanceid;
                    continue;
                }
            case 10: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.sdkability = value;
                    else
                        delete message.sdkability;
                    continue;
                }
            case 11: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.reqkey = value;
                    else
                        delete message.reqkey;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return RequestHead;
})();

export const TextContent = $root.TextContent = (() => {

    const TextContent = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    TextContent.prototype.text = "";

    TextContent.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.TextContent();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.text = value;
                    else
                        delete message.text;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return TextContent;
})();

export const CustomContent = $root.CustomContent = (() => {

    const CustomContent = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    CustomContent.prototype.data = "";
    CustomContent.prototype.description = "";
    CustomContent.prototype.extension = "";

    CustomContent.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.CustomContent();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.data = value;
                    else
                        delete message.data;
                    continue;
                }
            case 2: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.description = value;
                    else
                        delete message.description;
                    continue;
                }
            case 3: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.extension = value;
                    else
                        delete message.extension;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return CustomContent;
})();

export const Element = $root.Element = (() => {

    const Element = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    Element.prototype.text = null;
    Element.prototype.custom = null;
    Element.prototype.other = null;

    let $oneOfFields;

    $Object.defineProperty(Element.prototype, "content", {
        get: $util.oneOfGetter($oneOfFields = ["text", "custom", "other"]),
        set: $util.oneOfSetter($oneOfFields)
    });

    Element.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.Element();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 2)
                        break;
                    message.text = $root.TextContent.decode(reader, reader.size(), $undefined, _depth + 1, message.text);
                    message.content = "text";
                    continue;
                }
            case 2: {
                    if (wireType !== 2)
                        break;
                    message.custom = $root.CustomContent.decode(reader, reader.size(), $undefined, _depth + 1, message.custom);
                    message.content = "custom";
                    continue;
                }
            case 3: {
                    if (wireType !== 2)
                        break;
                    message.other = $root.OtherContent.decode(reader, reader.size(), $undefined, _depth + 1, message.other);
                    message.content = "other";
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return Element;
})();

export const OtherContent = $root.OtherContent = (() => {

    const OtherContent = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    OtherContent.prototype.msgType = "";
    OtherContent.prototype.json = "";

    OtherContent.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.OtherContent();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.msgType = value;
                    else
                        delete message.msgType;
                    continue;
                }
            case 2: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.json = value;
                    else
                        delete message.json;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return OtherContent;
})();

export const SendRequest = $root.SendRequest = (() => {

    const SendRequest = function (properties) {
        this.msgBody = [];
        this.groupAtInfo = [];
        this.receiverList = [];
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    SendRequest.prototype.toAccount = "";
    SendRequest.prototype.groupID = "";
    SendRequest.prototype.priority = null;
    SendRequest.prototype.msgBody = $util.emptyArray;
    SendRequest.prototype.cloudCustomData = "";
    SendRequest.prototype.clientTime = 0;
    SendRequest.prototype.clientSequence = 0;
    SendRequest.prototype.random = 0;
    SendRequest.prototype.needReadReceipt = false;
    SendRequest.prototype.isSupportExtension = false;
    SendRequest.prototype.relayFlag = false;
    SendRequest.prototype.messageControlInfo = null;
    SendRequest.prototype.offlinePushInfo = null;
    SendRequest.prototype.msgLifeTime = null;
    SendRequest.prototype.groupAtInfo = $util.emptyArray;
    SendRequest.prototype.receiverList = $util.emptyArray;
    SendRequest.prototype.onlineOnlyFlag = false;
    SendRequest.prototype.fromAccount = "";
    SendRequest.prototype.topicID = "";
    SendRequest.prototype.nick = "";
    SendRequest.prototype.avatar = "";

    let $oneOfFields;

    // Virtual OneOf for proto3 optional field
    $Object.defineProperty(SendRequest.prototype, "_priority", {
        get: $util.oneOfGetter($oneOfFields = ["priority"]),
        set: $util.oneOfSetter($oneOfFields)
    });

    // Virtual OneOf for proto3 optional field
    $Object.defineProperty(SendRequest.prototype, "_msgLifeTime", {
        get: $util.oneOfGetter($oneOfFields = ["msgLifeTime"]),
        set: $util.oneOfSetter($oneOfFields)
    });

    SendRequest.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.SendRequest();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.toAccount = value;
                    else
                        delete message.toAccount;
                    continue;
                }
            case 2: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.groupID = value;
                    else
                        delete message.groupID;
                    continue;
                }
            case 3: {
                    if (wireType !== 2)
                        break;
                    message.priority = reader.stringVerify();
                    message._priority = "priority";
                    continue;
                }
            case 4: {
                    if (wireType !== 2)
                        break;
                    if (!(message.msgBody && message.msgBody.length))
                        message.msgBody = [];
                    message.msgBody.push($root.Element.decode(reader, reader.size(), $undefined, _depth + 1));
                    continue;
                }
            case 5: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.cloudCustomData = value;
                    else
                        delete message.cloudCustomData;
                    continue;
                }
            case 6: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.clientTime = value;
                    else
                        delete message.clientTime;
                    continue;
                }
            case 7: {
                    if (wireType !== 1)
                        break;
                    if (!$Object.is(value = reader.double(), 0))
                        message.clientSequence = value;
                    else
                        delete message.clientSequence;
                    continue;
                }
            case 8: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.random = value;
                    else
                        delete message.random;
                    continue;
                }
            case 9: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.bool())
                        message.needReadReceipt = value;
                    else
                        delete message.needReadReceipt;
                    continue;
                }
            case 10: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.bool())
                        message.isSupportExtension = value;
                    else
                        delete message.isSupportExtension;
                    continue;
                }
            case 11: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.bool())
                        message.relayFlag = value;
                    else
                        delete message.relayFlag;
                    continue;
                }
            case 12: {
                    if (wireType !== 2)
                        break;
                    message.messageControlInfo = $root.MessageControlInfo.decode(reader, reader.size(), $undefined, _depth + 1, message.messageControlInfo);
                    continue;
                }
            case 13: {
                    if (wireType !== 2)
                        break;
                    message.offlinePushInfo = $root.OfflinePushInfo.decode(reader, reader.size(), $undefined, _depth + 1, message.offlinePushInfo);
                    continue;
                }
            case 14: {
                    if (wireType !== 0)
                        break;
                    message.msgLifeTime = reader.uint32();
                    message._msgLifeTime = "msgLifeTime";
                    continue;
                }
            case 15: {
                    if (wireType !== 2)
                        break;
                    if (!(message.groupAtInfo && message.groupAtInfo.length))
                        message.groupAtInfo = [];
                    message.groupAtInfo.push(reader.stringVerify());
                    continue;
                }
            case 16: {
                    if (wireType !== 2)
                        break;
                    if (!(message.receiverList && message.receiverList.length))
                        message.receiverList = [];
                    message.receiverList.push(reader.stringVerify());
                    continue;
                }
            case 17: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.bool())
                        message.onlineOnlyFlag = value;
                    else
                        delete message.onlineOnlyFlag;
                    continue;
                }
            case 18: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.fromAccount = value;
                    else
                        delete message.fromAccount;
                    continue;
                }
            case 19: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.topicID = value;
                    else
                        delete message.topicID;
                    continue;
                }
            case 20: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.nick = value;
                    else
                        delete message.nick;
                    continue;
                }
            case 21: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.avatar = value;
                    else
                        delete message.avatar;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return SendRequest;
})();

export const MessageControlInfo = $root.MessageControlInfo = (() => {

    const MessageControlInfo = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    MessageControlInfo.prototype.excludedFromUnreadCount = false;
    MessageControlInfo.prototype.excludedFromLastMessage = false;
    MessageControlInfo.prototype.excludedFromContentModeration = false;

    MessageControlInfo.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.MessageControlInfo();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.bool())
                        message.excludedFromUnreadCount = value;
                    else
                        delete message.excludedFromUnreadCount;
                    continue;
                }
            case 2: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.bool())
                        message.excludedFromLastMessage = value;
                    else
                        delete message.excludedFromLastMessage;
                    continue;
                }
            case 3: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.bool())
                        message.excludedFromContentModeration = value;
                    else
                        delete message.excludedFromContentModeration;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return MessageControlInfo;
})();

export const OfflinePushInfo = $root.OfflinePushInfo = (() => {

    const OfflinePushInfo = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    OfflinePushInfo.prototype.pushFlag = 0;
    OfflinePushInfo.prototype.title = "";
    OfflinePushInfo.prototype.description = "";
    OfflinePushInfo.prototype.extension = "";
    OfflinePushInfo.prototype.apnsInfo = null;
    OfflinePushInfo.prototype.androidInfo = null;

    OfflinePushInfo.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.OfflinePushInfo();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.pushFlag = value;
                    else
                        delete message.pushFlag;
                    continue;
                }
            case 2: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.title = value;
                    else
                        delete message.title;
                    continue;
                }
            case 3: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.description = value;
                    else
                        delete message.description;
                    continue;
                }
            case 4: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.extension = value;
                    else
                        delete message.extension;
                    continue;
                }
            case 5: {
                    if (wireType !== 2)
                        break;
                    message.apnsInfo = $root.ApnsInfo.decode(reader, reader.size(), $undefined, _depth + 1, message.apnsInfo);
                    continue;
                }
            case 6: {
                    if (wireType !== 2)
                        break;
                    message.androidInfo = $root.AndroidInfo.decode(reader, reader.size(), $undefined, _depth + 1, message.androidInfo);
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return OfflinePushInfo;
})();

export const ApnsInfo = $root.ApnsInfo = (() => {

    const ApnsInfo = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    ApnsInfo.prototype.badgeMode = 0;

    ApnsInfo.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.ApnsInfo();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.badgeMode = value;
                    else
                        delete message.badgeMode;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return ApnsInfo;
})();

export const AndroidInfo = $root.AndroidInfo = (() => {

    const AndroidInfo = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    AndroidInfo.prototype.OPPOChannelID = "";

    AndroidInfo.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.AndroidInfo();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.OPPOChannelID = value;
                    else
                        delete message.OPPOChannelID;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return AndroidInfo;
})();

export const RoamRequest = $root.RoamRequest = (() => {

    const RoamRequest = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    RoamRequest.prototype.peerAccount = "";
    RoamRequest.prototype.groupID = "";
    RoamRequest.prototype.count = 0;
    RoamRequest.prototype.messageKey = "";
    RoamRequest.prototype.lastMessageTime = 0;
    RoamRequest.prototype.direction = 0;
    RoamRequest.prototype.sequence = 0;
    RoamRequest.prototype.topicID = "";

    RoamRequest.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.RoamRequest();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.peerAccount = value;
                    else
                        delete message.peerAccount;
                    continue;
                }
            case 2: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.groupID = value;
                    else
                        delete message.groupID;
                    continue;
                }
            case 3: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.count = value;
                    else
                        delete message.count;
                    continue;
                }
            case 4: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.messageKey = value;
                    else
                        delete message.messageKey;
                    continue;
                }
            case 5: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.lastMessageTime = value;
                    else
                        delete message.lastMessageTime;
                    continue;
                }
            case 6: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.direction = value;
                    else
                        delete message.direction;
                    continue;
                }
            case 7: {
                    if (wireType !== 1)
                        break;
                    if (!$Object.is(value = reader.double(), 0))
                        message.sequence = value;
                    else
                        delete message.sequence;
                    continue;
                }
            case 8: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.topicID = value;
                    else
                        delete message.topicID;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return RoamRequest;
})();

export const PollRequest = $root.PollRequest = (() => {

    const PollRequest = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    PollRequest.prototype.groupID = "";
    PollRequest.prototype.key = "";
    PollRequest.prototype.startSeq = 0;
    PollRequest.prototype.startBroadcastSeq = 0;
    PollRequest.prototype.simplifiedMessage = 0;
    PollRequest.prototype.holdTime = null;

    let $oneOfFields;

    // Virtual OneOf for proto3 optional field
    $Object.defineProperty(PollRequest.prototype, "_holdTime", {
        get: $util.oneOfGetter($oneOfFields = ["holdTime"]),
        set: $util.oneOfSetter($oneOfFields)
    });

    PollRequest.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.PollRequest();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.groupID = value;
                    else
                        delete message.groupID;
                    continue;
                }
            case 2: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.key = value;
                    else
                        delete message.key;
                    continue;
                }
            case 3: {
                    if (wireType !== 1)
                        break;
                    if (!$Object.is(value = reader.double(), 0))
                        message.startSeq = value;
                    else
                        delete message.startSeq;
                    continue;
                }
            case 4: {
                    if (wireType !== 1)
                        break;
                    if (!$Object.is(value = reader.double(), 0))
                        message.startBroadcastSeq = value;
                    else
                        delete message.startBroadcastSeq;
                    continue;
                }
            case 5: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.simplifiedMessage = value;
                    else
                        delete message.simplifiedMessage;
                    continue;
                }
            case 6: {
                    if (wireType !== 1)
                        break;
                    message.holdTime = reader.double();
                    message._holdTime = "holdTime";
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return PollRequest;
})();

export {
  $root as default
};
